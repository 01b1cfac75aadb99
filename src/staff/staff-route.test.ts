import { expect, it } from 'vitest';
import { toStaffRoute } from './staff-route.ts';

it.each([
  ['/admin', '/admin'],
  ['/admin/collections/posts/12', '/admin/collections/…'],
  ['/api/posts', '/api/posts'],
  ['/api/posts/12', '/api/posts/…'],
  ['/api/almaz-bekele', '/api/…'],
  ['/_next/static/chunks/a.js', '/_next/…'],
  ['/almaz@example.org', '(none)'],
  ['/api/%2e%2e/etc', '(none)'],
])('the route of %s is %s', (path, route) => {
  expect(toStaffRoute(path)).toBe(route);
});
