import { expect, it } from 'vitest';
import { allEndpoints } from '#site/endpoints/all-endpoints.ts';
import { builtRoutes, quietRoutes } from '../../tests/support/built-routes.ts';
import { listRoutes } from './all-routes.ts';

it('the search for expensive requests covers every address on both servers', async () => {
  const routes = (await listRoutes()).map(({ server, method, path }) => `${server} ${method} ${path}`);
  const known = [
    ...[...builtRoutes, ...quietRoutes].flatMap(path => [`site GET ${path}`, `site GET /am${path}`]),
    ...allEndpoints.map(({ method, path }) => `site ${method} ${path.replace('{product}', 'adey')}`),
    'site POST /send/gift',
    'site POST /api/gifts/stripe',
    'site GET /overlays/announcement',
    'site GET /overlays/panels',
    'site GET /newsletter/feed.xml',
    'site GET /events/fundraiser-ii/calendar.ics',
    'admin GET /api/films',
    'admin GET /api/pdfs',
    'admin POST /api/staff/login',
    'admin GET /api/globals/giving',
    'admin POST /api/graphql',
    'admin POST /api/newsletter-issues/1/act',
    'admin GET /api/newsletter-issues/1/mail',
    'admin GET /admin/login',
    'admin GET /admin/gifts/AB12',
    'admin GET /admin/collections/posts/1',
  ];
  expect(known.filter(route => !routes.includes(route))).toEqual([]);
  expect(new Set(routes).size).toBe(routes.length);
});
