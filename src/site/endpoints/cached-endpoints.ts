/** The calls that are kept like pages, by their paths without language; all-calls.test.ts holds that they say so too. */
export const cachedEndpoints: ReadonlySet<string> = new Set([
  '/api/getEvents',
  '/api/getPosts',
  '/api/getSiteContent',
]);
