import type { Payload } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestPayload } from '../../../tests/support/database.ts';
import { mailsTo } from '../../../tests/support/outbox.ts';
import {
  askStep,
  askToAdd,
  makeCodes,
  newPasskey,
  reachSecondStep,
  withPasskey,
} from '../../../tests/support/staff-second-step.ts';
import { callApi, signIn } from '../../../tests/support/staff-session.ts';

// Before the CMS configuration, which reads the settings.
vi.hoisted(() => {
  process.env.STAFF_SIGN_IN_PER_ACCOUNT = '20';
});

const AT_ONCE = 5;
let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

/** Uses a token so often at the same moment, each time for another password. */
async function sendAtOnce(token: string) {
  const passwords = Array.from({ length: AT_ONCE }, (_, n) => `my own long password ${n}`);
  const answers = await Promise.all(
    passwords.map(password => callApi('POST', '/staff/reset-password', { body: { token, password } })),
  );
  return passwords.map((password, at) => ({ password, status: answers[at]?.status }));
}

/** Expects that one use set its password and no other did anything, then or later. */
async function expectOne(email: string, token: string) {
  const used = await sendAtOnce(token);
  // On a busy machine one of the others may be told to try again instead, after it has waited for three seconds.
  expect(used.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { password, status } of used) {
    const { status: signedIn } = await callApi('POST', '/staff/login', { body: { email, password } });
    expect([password, signedIn]).toEqual([password, status === 200 ? 200 : 401]);
  }
  const late = { token, password: 'a later long password' };
  expect((await callApi('POST', '/staff/reset-password', { body: late })).status).toBe(403);
  const kinds = (await mailsTo(payload, email)).map(({ kind }) => kind);
  expect(kinds.filter(kind => kind === 'password-changed')).toHaveLength(1);
}

const tokenIn = async (email: string) => {
  const link = (await mailsTo(payload, email)).findLast(({ data }) => data.link)?.data.link;
  return String(link).split('/').at(-1) ?? '';
};

describe('single use under simultaneous requests', () => {
  it('a password reset link used several times at once works once', async () => {
    const { user } = await signIn(payload, 'editor');
    await callApi('POST', '/staff/forgot-password', { body: { email: user.email } });
    await expectOne(user.email, await tokenIn(user.email));
  });

  it('an invitation link used several times at once works once', async () => {
    const { headers } = await signIn(payload, 'admin');
    const email = 'invited@adey.test';
    const body = { name: 'Invited', email, role: 'author', password: 'never used by anybody' };
    expect((await callApi('POST', '/staff', { headers, body })).status).toBe(201);
    await expectOne(email, await tokenIn(email));
  });

  it('a recovery code used several times at once works once, from one browser and from several', async () => {
    const { user, headers } = await withPasskey(payload);
    const [same = '', other = ''] = await makeCodes({ headers });
    const step = await reachSecondStep(payload, user.email);
    const uses = Array.from({ length: AT_ONCE }, () => askStep(step.session, 'finish', { code: same }));
    expect((await Promise.all(uses)).filter(({ status }) => status === 200)).toHaveLength(1);
    const steps = [await reachSecondStep(payload, user.email), await reachSecondStep(payload, user.email)];
    const from = steps.map(({ session }) => askStep(session, 'finish', { code: other }));
    expect((await Promise.all(from)).filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('a challenge for a new passkey used several times at once adds one passkey', async () => {
    const asked = await askToAdd(await signIn(payload, 'editor'));
    const uses = Array.from({ length: AT_ONCE }, (_, n) => {
      const passkey = JSON.parse(newPasskey().make(asked.options));
      return askStep(asked.session, 'add', { passkey, name: `Phone ${n}` });
    });
    expect((await Promise.all(uses)).filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
