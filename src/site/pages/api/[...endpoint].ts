import type { APIRoute } from 'astro';
import { serveEndpoints } from '#platform/http/answer-endpoint.ts';
import { problemDocument } from '#platform/http/problem-document.ts';
import { allEndpoints } from '#site/endpoints/all-endpoints.ts';
import { describeEndpoints } from '#site/endpoints/describe-endpoints.endpoint.ts';

const byPath = Map.groupBy([...allEndpoints, describeEndpoints], ({ path }) => path);
const served = [...byPath].map(([path, endpoints]) => ({
  parts: path.split('/'),
  answer: serveEndpoints(...endpoints),
}));

/** Serves every endpoint, and refuses unknown ones. */
export const ALL: APIRoute = context => {
  const asked = context.locals.path.replace(/\/$/, '').split('/');
  const found = served.find(
    ({ parts }) =>
      parts.length === asked.length &&
      parts.every((part, index) => part.startsWith('{') || part === asked[index]),
  );
  return found?.answer(context) ?? problemDocument(404, 'Not Found', 'Unknown endpoint.');
};
