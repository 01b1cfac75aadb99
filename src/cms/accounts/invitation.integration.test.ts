import type { Payload } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { env } from '#platform/env.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { mailsTo } from '../../../tests/support/outbox.ts';
import { sql } from '../../../tests/support/outbox-support.ts';
import { callApi, type Session, signIn } from '../../../tests/support/staff-session.ts';
import { findInvited } from './invitation.ts';

// Before the CMS configuration, which reads the settings.
vi.hoisted(() => {
  process.env.STAFF_SIGN_IN_PER_ACCOUNT = '20';
});

let payload: Payload;
let admin: Session;
beforeAll(async () => {
  payload = await openTestPayload();
  admin = await signIn(payload, 'admin');
});

type Reply = {
  doc?: { id: number };
  state?: string | null;
  endsAt?: string | null;
  link?: string;
  leavesByMail?: boolean;
};
async function call(as: Session | null, method: string, path: string, body?: object) {
  const response = await callApi(method, path, { headers: as?.headers ?? {}, ...(body && { body }) });
  return { status: response.status, ...((await response.json().catch(() => ({}))) as Reply) };
}

let invited = 0;
async function invite() {
  invited += 1;
  const email = `colleague-${invited}@adey.test`;
  const made = await call(admin, 'POST', '/staff', { name: 'Hanna', email, role: 'author' });
  expect(made.status).toBe(201);
  return { id: Number(made.doc?.id), email };
}
const tokenIn = (link: unknown) => String(link).split('/').at(-1) ?? '';
const mailedToken = async (email: string) =>
  tokenIn((await mailsTo(payload, email)).findLast(({ data }) => data.link)?.data.link);
const choose = (token: string, password = 'my own long password') =>
  call(null, 'POST', '/staff/reset-password', { token, password });
const signInWith = async (email: string, password: string) =>
  (await call(null, 'POST', '/staff/login', { email, password })).status;

describe('an invited colleague', () => {
  it('an invited colleague chooses a password with the mailed link, which works once', async () => {
    const { id, email } = await invite();
    expect(await call(admin, 'GET', `/staff/${id}/invitation`)).toMatchObject({ status: 200, state: 'open' });
    const token = await mailedToken(email);
    expect((await choose(token)).status).toBe(200);
    expect(await signInWith(email, 'my own long password')).toBe(200);
    expect((await choose(token)).status).toBe(403);
    expect(await call(admin, 'GET', `/staff/${id}/invitation`)).toMatchObject({ status: 200, state: null });
    for (const method of ['POST', 'DELETE'])
      expect((await call(admin, method, `/staff/${id}/invitation`)).status).toBe(409);
  });

  it('an invitation link is refused once it is expired, replaced, revoked or sent to a former address', async () => {
    const late = await invite();
    await sql("update staff set reset_password_expiration = now() - interval '1 minute' where id = $1", [
      late.id,
    ]);
    expect((await choose(await mailedToken(late.email))).status).toBe(403);

    const replaced = await invite();
    const first = await mailedToken(replaced.email);
    expect((await call(admin, 'POST', `/staff/${replaced.id}/invitation`)).status).toBe(200);
    expect((await choose(first)).status).toBe(403);

    const moved = await invite();
    const former = await mailedToken(moved.email);
    await payload.update({ collection: 'staff', id: moved.id, data: { email: 'moved@adey.test' } });
    expect((await choose(former)).status).toBe(403);

    const revoked = await invite();
    const taken = await mailedToken(revoked.email);
    expect(await call(admin, 'DELETE', `/staff/${revoked.id}/invitation`)).toMatchObject({
      state: 'revoked',
    });
    expect((await choose(taken)).status).toBe(403);
    await call(null, 'POST', '/staff/forgot-password', { email: revoked.email });
    expect(await mailedToken(revoked.email)).toBe(taken);
    const again = await call(admin, 'POST', `/staff/${revoked.id}/invitation`);
    expect(again).toMatchObject({ status: 200, state: 'open' });
  });

  it('an open invitation is known by its link until it is used, and no other reset link is one', async () => {
    const { email } = await invite();
    const token = await mailedToken(email);
    expect(await findInvited({ payload }, token)).toEqual({ name: 'Hanna', email });
    for (const other of ['', 'x', token.slice(1), `${token}%00`, "' or true --"])
      expect(await findInvited({ payload }, other)).toBeNull();
    expect((await choose(token)).status).toBe(200);
    expect(await findInvited({ payload }, token)).toBeNull();
    await call(null, 'POST', '/staff/forgot-password', { email });
    expect(await findInvited({ payload }, await mailedToken(email))).toBeNull();
  });

  it('without a mail server the admin is shown the invitation link once, and it is not stored in clear text', async () => {
    expect(env.SMTP_URL).toBeUndefined();
    const { id, email } = await invite();
    const shown = await call(admin, 'POST', `/staff/${id}/invitation`);
    expect(shown).toMatchObject({ status: 200, leavesByMail: false, state: 'open' });
    expect(shown.link).toMatch(/^http.*\/admin\/reset\/[0-9a-f]{40}$/);
    const token = tokenIn(shown.link);
    const seen = JSON.stringify([
      await call(admin, 'GET', `/staff/${id}/invitation`),
      await call(admin, 'GET', `/staff/${id}`),
      await sql('select * from staff where id = $1', [id]),
      await sql('select * from mails'),
    ]);
    expect(seen).not.toContain(token);
    expect((await choose(token)).status).toBe(200);
    expect(await signInWith(email, 'my own long password')).toBe(200);
  });
});

it('only an admin sees, renews or revokes an invitation, and nobody can write its state', async () => {
  const { id, email } = await invite();
  const token = await mailedToken(email);
  const others = await Promise.all(
    (['editor', 'publisher', 'author', 'bookkeeper', 'door'] as const).map(role => signIn(payload, role)),
  );
  for (const as of [...others, null])
    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await call(as, method, `/staff/${id}/invitation`)).status, as?.user.role).toBe(403);
  for (const wrong of ['999999', '0', '-1', '1e9', 'x', "1'--", '99999999999999'])
    expect((await call(admin, 'POST', `/staff/${encodeURIComponent(wrong)}/invitation`)).status).toBe(404);
  expect((await call(admin, 'POST', `/staff/${others[0]?.user.id}/invitation`)).status).toBe(409);
  await call(admin, 'PATCH', `/staff/${id}`, { invitation: 'revoked' });
  expect(await call(admin, 'GET', `/staff/${id}/invitation`)).toMatchObject({ state: 'open' });
  expect((await choose(token)).status).toBe(200);
});

it('an invited account cannot sign in before its invitation link is used', async () => {
  const { email } = await invite();
  for (const password of ['', 'undefined', 'null', 'my own long password'])
    expect(await signInWith(email, password)).not.toBe(200);
  const weak = await choose(await mailedToken(email), 'short');
  expect(weak.status).toBe(400);
});
