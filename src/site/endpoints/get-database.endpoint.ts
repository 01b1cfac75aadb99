import { env } from '#platform/env.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { isSecret } from '#platform/is-secret.ts';
import { readWholeDatabase } from './read-whole-database.ts';
import { wholeDatabase } from './whole-database.schema.ts';

const secretHeader = 'token';

/** For programs that hold the secret, never for browsers (ruling 24). */
export const getDatabase = defineEndpoint({
  id: 'getDatabase',
  method: 'GET',
  path: '/api/getDatabase',
  area: 'Content',
  summary: 'All posts and events at once, in the shape of the old site',
  details:
    'Newest first, a starter card before them; after the posts a Coming Soon card. Off while no secret is set.',
  secretHeader,
  responses: {
    200: { description: 'Posts and events by their keys.', body: wholeDatabase },
    403: { description: 'Without the secret, or with another.' },
    404: { description: 'The call is off.' },
  },
}).handler(async ({ request, renderContext }) => {
  const secret = env.WHOLE_DATABASE_SECRET;
  if (!secret) return { status: 404, detail: 'This call is off.' };
  if (!isSecret(request.headers.get(secretHeader), secret))
    return { status: 403, detail: 'The secret is missing or another.' };
  return { status: 200, body: await readWholeDatabase(renderContext) };
});
