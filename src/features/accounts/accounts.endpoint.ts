import { z } from 'zod';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { openCms } from '#platform/payload.ts';
import {
  createRegistrationChallenge,
  createSignInChallenge,
  type PasskeyRequestProblem,
} from './passkey/passkey.action.ts';
import { challengeCookie } from './passkey/passkey-store.ts';
import { readSession } from './signed-in-user.queries.ts';
import { toVisitor } from './signed-in-user.rules.ts';

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
  const { user, cookies } = await readSession(request.headers);
  const response = Response.json(toVisitor(user), { headers: { 'cache-control': 'no-store' } });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return { response };
});

const refusals: Record<PasskeyRequestProblem, { status: 403 | 404 | 409 | 429; detail: string }> = {
  unavailable: { status: 404, detail: 'Passkeys need an https address, which this site has not.' },
  'too-often': { status: 429, detail: 'Asked often enough for now.' },
  stale: { status: 403, detail: 'Sign in again before you add a passkey.' },
  full: { status: 409, detail: 'There are as many passkeys as there may be.' },
};

export const requestPasskey = defineEndpoint({
  id: 'askForPasskey',
  method: 'POST',
  path: '/api/passkey',
  area: 'Accounts',
  summary: 'The question a passkey answers, to sign in or to be added',
  details:
    'Options for `navigator.credentials` as JSON (WebAuthn 3). The question is tied to this browser by a cookie, holds ' +
    'for five minutes and is taken once. The answer is sent with the form of the page.',
  body: z.strictObject({ to: z.enum(['sign-in', 'add']) }),
  responses: {
    200: { description: 'The options.', body: z.object({ challenge: z.string() }) },
    401: { description: 'Nobody is signed in to add one to.' },
    403: { description: 'Signed in too long ago to add one.' },
    404: { description: 'This site has no address passkeys work at.' },
    409: { description: 'The account has as many as it may have.' },
    429: { description: 'This network has asked often enough for now.' },
  },
}).handler(async ({ body: { to }, request, clientAddress: network, renderContext: { now } }) => {
  const payload = await openCms();
  const { supporter, waiting } =
    to === 'add' ? await readSession(request.headers) : { supporter: null, waiting: null };
  const owner = supporter ?? waiting;
  if (to === 'add' && !owner) return { status: 401, detail: 'Nobody is signed in.' };
  const requested = owner
    ? await createRegistrationChallenge(payload, owner, { network, isFirst: !supporter, now })
    : await createSignInChallenge(payload, { network, now });
  if (!requested.ok) return refusals[requested.problem];
  const headers = { 'cache-control': 'no-store', 'set-cookie': challengeCookie(requested.value.challenge) };
  return { response: Response.json(requested.value.options, { headers }) };
});
