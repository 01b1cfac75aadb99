import { z } from 'zod';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { recognise } from './signed-in-user.queries.ts';
import { visitorOf } from './signed-in-user.rules.ts';

const nobody = z.strictObject({ signedIn: z.literal(false) });
const somebody = z.strictObject({
  signedIn: z.literal(true),
  firstName: z.string(),
  email: z.string(),
  phone: z.string().meta({ description: 'Empty where the account has none' }),
  memberSince: z.int().meta({ description: 'A year', example: 2024 }),
  imageUrl: z.string().nullable().meta({ description: 'A picture handed out by this site' }),
});

export const getVisitor = defineEndpoint({
  id: 'getVisitor',
  method: 'GET',
  path: '/api/visitor',
  area: 'Accounts',
  summary: 'Who is signed in here',
  details: 'Told to the browser that holds the cookie of the session, and to nobody else.',
  responses: { 200: { description: 'Nobody, or who it is.', body: z.union([nobody, somebody]) } },
}).handler(async ({ request }) => {
  const { user, cookies } = await recognise(request.headers);
  const response = Response.json(visitorOf(user), { headers: { 'cache-control': 'no-store' } });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return { response };
});
