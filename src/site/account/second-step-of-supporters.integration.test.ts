import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { followLink, requestLink } from '#features/accounts/mail-link.action.ts';
import {
  createRegistrationChallenge,
  createSignInChallenge,
  removePasskeys,
} from '#features/accounts/passkey/passkey.action.ts';
import { challengeCookie, listPasskeys } from '#features/accounts/passkey/passkey-store.ts';
import { visitSignIn } from '#features/accounts/sign-in-visit.ts';
import { readSession } from '#features/accounts/signed-in-user.queries.ts';
import { queryRows } from '#platform/transaction.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { mailLink } from '../../../tests/support/mail-link.ts';
import { withCookies } from '../../../tests/support/sign-in-travel.ts';
import { type Question, SoftwarePasskey } from '../../../tests/support/software-passkey.ts';
import { answerSupporterAct, supporterActs } from './supporter-acts.ts';

const origin = 'https://adey.test';

// Before anything that reads the settings.
vi.hoisted(() => {
  process.env.SITE_URL = 'https://adey.test';
  process.env.SUPPORTER_SECOND_FACTOR = 'required';
});

const now = new Date();
let payload: Payload;
let people = 0;

beforeAll(async () => {
  payload = await openTestPayload();
});

/** The cookies of somebody who followed a mailed link. */
async function byMail(email = `second-step-${++people}@supporters.test`) {
  const key = await mailLink(payload, requestLink, { email, now });
  return {
    email,
    headers: withCookies((await followLink(payload, key, { headers: new Headers(), now })) ?? []),
  };
}

const act = (name: string, headers: Headers, fields: Record<string, string> = {}) =>
  answerSupporterAct(
    name,
    new Request(`${origin}/auth/in/user/${name}`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(fields),
    }),
    { locale: 'en', now },
  );

const visit = (headers: Headers, fields?: Record<string, string>) =>
  visitSignIn({
    request: new Request(`${origin}/auth/sign-in`, {
      headers,
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    }),
    network: `10.7.${people}.1`,
    locale: 'en',
    act: 'signIn',
    now,
    organisation: 'Adey',
  });

const withCookie = (headers: Headers, challenge: string) =>
  new Headers({ cookie: `${headers.get('cookie')}; ${challengeCookie(challenge).split(';')[0]}` });

/** Adds the first passkey of somebody who waits for it. */
async function addFirst(headers: Headers, passkey = new SoftwarePasskey(origin)) {
  const { waiting } = await readSession(headers);
  if (!waiting) throw new Error('Nobody waits');
  const from = { network: `10.8.${people}.1`, isFirst: true, now };
  const asked = await createRegistrationChallenge(payload, waiting, from);
  if (!asked.ok) return { passkey, problem: asked.problem };
  const made = passkey.make(asked.value.options as Question);
  const answer = await act('add-passkey', withCookie(headers, asked.value.challenge), { passkey: made });
  return { passkey, location: answer?.headers.get('location') };
}

describe('required passkey of supporters', () => {
  it('a mailed link alone signs nobody in where a passkey is required: every action redirects to sign-in', async () => {
    const { headers } = await byMail();
    expect(await readSession(headers)).toMatchObject({
      user: null,
      supporter: null,
      waiting: { id: expect.any(String) },
    });
    for (const name of supporterActs) {
      const location = (await act(name, headers, { sure: 'yes' }))?.headers.get('location');
      expect(location, name).toMatch(/^\/auth\/sign-in/);
    }
    expect((await readSession(headers)).waiting, 'and nothing was erased').not.toBeNull();
    expect(await visit(headers)).toMatchObject({ kind: 'second-step', hasPasskey: false });
  });

  it('adding the first passkey after a mailed link opens the account and ends all other sessions', async () => {
    const { email, headers } = await byMail();
    const elsewhere = await byMail(email);
    expect((await addFirst(headers)).location).toBe('/auth/in/user/dashboard?passkey-added');
    expect((await readSession(headers)).supporter?.email).toBe(email);
    expect(await readSession(elsewhere.headers)).toMatchObject({ supporter: null, waiting: null });
  });

  it('a supporter who has a passkey must sign in with it and cannot register another instead', async () => {
    const first = await byMail();
    const { passkey } = await addFirst(first.headers);
    const { headers } = await byMail(first.email);
    expect(await visit(headers)).toMatchObject({ kind: 'second-step', hasPasskey: true });
    expect(await addFirst(headers)).toMatchObject({ problem: 'stale' });
    const { waiting } = await readSession(headers);
    const asked = await createRegistrationChallenge(payload, waiting as never, { network: '10.9.0.1', now });
    if (!asked.ok) throw new Error(asked.problem);
    const planted = new SoftwarePasskey(origin).make(asked.value.options as Question);
    await act('add-passkey', withCookie(headers, asked.value.challenge), { passkey: planted });
    expect(await listPasskeys({ payload }, waiting?.id ?? ''), 'not by sending one anyway').toHaveLength(1);
    expect((await readSession(headers)).supporter).toBeNull();
    const question = await createSignInChallenge(payload, { network: '10.9.1.1', now });
    if (!question.ok) throw new Error(question.problem);
    const shown = withCookie(headers, question.value.challenge);
    const used = await visit(shown, { passkey: passkey.answer(question.value.options as Question) });
    expect(used.kind).toBe('signed-in');
    expect((await readSession(withCookies(used.cookies))).supporter?.email).toBe(first.email);
  });

  it('a wrong passkey is refused with 422 and a message, and the second step stays', async () => {
    const { headers } = await byMail();
    expect(await visit(headers, { passkey: '{}' })).toMatchObject({
      kind: 'second-step',
      status: 422,
      notice: 'passkey',
    });
  });

  it('removing a supporter’s passkeys ends their sessions, notifies them by mail and lets them add a new one', async () => {
    const { email, headers } = await byMail();
    await addFirst(headers);
    expect(await removePasskeys(payload, 'nobody@supporters.test')).toBeNull();
    expect(await removePasskeys(payload, email)).toBe(1);
    expect(await readSession(headers)).toMatchObject({ supporter: null, waiting: null });
    const mails = sql`select kind from mails where "to" = ${email} and kind = 'passkeys-removed'`;
    expect(await queryRows({ payload }, mails)).toHaveLength(1);
    expect(await visit((await byMail(email)).headers)).toMatchObject({
      kind: 'second-step',
      hasPasskey: false,
    });
  });
});

it('a supporter can sign out all other browsers and stays signed in', async () => {
  const { email, headers } = await byMail();
  const { passkey } = await addFirst(headers);
  const other = await byMail(email);
  const question = await createSignInChallenge(payload, { network: '10.9.2.1', now });
  if (!question.ok) throw new Error(question.problem);
  const shown = withCookie(other.headers, question.value.challenge);
  const entered = await visit(shown, { passkey: passkey.answer(question.value.options as Question) });
  const there = withCookies(entered.cookies);
  expect((await readSession(there)).supporter?.email).toBe(email);
  expect((await act('end-other-sessions', headers))?.headers.get('location')).toBe(
    '/auth/in/user/dashboard?other-sessions-ended',
  );
  expect([(await readSession(headers)).supporter?.email, (await readSession(there)).supporter]).toEqual([
    email,
    null,
  ]);
});
