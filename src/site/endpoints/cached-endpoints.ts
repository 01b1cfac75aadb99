/**
 * The paths, without language, of endpoints cached like pages; all-endpoints.test.ts checks that their declarations
 * agree.
 */
export const cachedEndpoints: ReadonlySet<string> = new Set([
  '/api/getEvents',
  '/api/getPosts',
  '/api/getSiteContent',
]);
