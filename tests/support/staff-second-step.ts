import type { Payload } from 'payload';
import { expect } from 'vitest';
import { signInOptions } from '#cms/accounts/second-step/challenge.ts';
import { env } from '#platform/env.ts';
import { type Question, SoftwarePasskey, type Tampering } from './software-passkey.ts';
import { callApi, PASSWORD, type Session, signIn } from './staff-session.ts';

export const newPasskey = () => new SoftwarePasskey(env.STAFF_URL);

const cookiesIn = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0] ?? '')
    .filter(cookie => !cookie.endsWith('='));

/** Calls an endpoint of the second step in a session; returns its response, and the cookies it set. */
export async function askStep(session: Pick<Session, 'headers'>, path: string, body: object) {
  const answer = await callApi('POST', `/staff/second-step/${path}`, { headers: session.headers, body });
  return { status: answer.status, body: await answer.json(), cookies: cookiesIn(answer) };
}

/** The challenge for a new passkey, and the session that may respond to it. */
export async function askToAdd({ headers }: Pick<Session, 'headers'>) {
  const asked = await askStep({ headers }, 'options', { currentPassword: PASSWORD });
  const cookie = [headers.cookie, ...asked.cookies].join('; ');
  return {
    options: asked.body as Question,
    status: asked.status,
    session: { headers: { ...headers, cookie } },
  };
}

/** Adds a passkey to the account of a session; returns the status, and the message of a refusal. */
export async function addPasskey(
  session: Pick<Session, 'headers'>,
  { passkey = newPasskey(), lie = {} as Tampering, name = 'Phone' } = {},
) {
  const asked = await askToAdd(session);
  const made = JSON.parse(passkey.make(asked.options, lie));
  const { status, body } = await askStep(asked.session, 'add', { passkey: made, name });
  return { passkey, status, sentence: body.errors?.[0]?.message };
}

/** Enters the password like a browser; returns the response, and the cookies of that browser. */
export async function typePassword(email: string, password = PASSWORD) {
  const answer = await callApi('POST', '/staff/login', { body: { email, password } });
  const cookie = cookiesIn(answer).join('; ');
  return {
    status: answer.status,
    text: await answer.text(),
    cookie,
    session: { headers: { cookie, 'sec-fetch-site': 'same-origin' } },
  };
}

/** The password, and the challenge for the passkey as the second-step page shows it. */
export async function reachSecondStep(payload: Payload, email: string, password = PASSWORD) {
  const typed = await typePassword(email, password);
  const options = await signInOptions(payload, new Headers({ cookie: typed.cookie }));
  return { ...typed, options: options as unknown as Question };
}

/** The id of the person signed in with these cookies; null for nobody. */
export async function whoIs(payload: Payload, cookies: readonly string[]): Promise<number | null> {
  const headers = new Headers({ cookie: cookies.join('; '), 'sec-fetch-site': 'same-origin' });
  const { user } = await payload.auth({ headers, canSetHeaders: false });
  return user ? Number(user.id) : null;
}

/** A member of staff with a passkey, and the session it was added in. */
export async function withPasskey(payload: Payload) {
  const session = await signIn(payload, 'editor');
  const { passkey, status } = await addPasskey(session);
  expect(status).toBe(200);
  return { ...session, passkey };
}

/** Recovery codes for the account of a session. */
export async function makeCodes(session: Pick<Session, 'headers'>): Promise<string[]> {
  const { status, body } = await askStep(session, 'codes', { currentPassword: PASSWORD });
  expect(status).toBe(200);
  return body.codes;
}

/** The body of a refusal whose message matches this. */
export const refusalLike = (message: RegExp) => ({ errors: [{ message: expect.stringMatching(message) }] });
