import { describe, expect, it } from 'vitest';
import { prefersPage } from './describe-endpoints.endpoint.ts';

describe('a request to /api', () => {
  it.each([
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', true],
    ['TEXT/HTML', true],
    ['application/json;q=0.5, text/html;q=0.9', true],
    ['application/json, text/html;q=0.9', false],
    ['text/html;q=0, */*', false],
    ['*/*', false],
    ['', false],
    [null, false],
    ['text/html;q=nonsense', false],
  ])('a request to /api with Accept %s prefers the HTML page: %s', (accept, page) => {
    expect(prefersPage(accept)).toBe(page);
  });
});
