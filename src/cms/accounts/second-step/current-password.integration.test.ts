import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestPayload } from '../../../../tests/support/database.ts';
import { mailsTo } from '../../../../tests/support/outbox.ts';
import { callApi, signIn } from '../../../../tests/support/staff-session.ts';

const PASSWORD = 'a password for tests only';
const OTHER = 'another long password';
let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

type Session = Awaited<ReturnType<typeof signIn>>;

async function change({ headers }: Session, id: number, body: object) {
  const answer = await callApi('PATCH', `/staff/${id}`, { headers, body });
  return { status: answer.status, text: await answer.text() };
}

async function kindsTo(to: string) {
  return (await mailsTo(payload, to)).map(({ kind }) => kind).toSorted();
}

describe('new email address or password of a staff account', () => {
  it('a new email address or password is not saved without the current password', async () => {
    const me = await signIn(payload, 'editor');
    const { id, email } = me.user;
    for (const body of [
      { password: OTHER },
      // As the account form sends it.
      { email, password: OTHER },
      { email: 'elsewhere@adey.test' },
      { password: OTHER, currentPassword: 'wrong' },
      { email: 'elsewhere@adey.test', currentPassword: OTHER },
      { email: 'elsewhere@adey.test', currentPassword: { toString: 'x' } },
    ]) {
      const { status, text } = await change(me, id, body);
      expect([status, text]).toEqual([400, expect.stringMatching(/current ?password/i)]);
    }
    expect((await payload.findByID({ collection: 'staff', id })).email).toBe(email);
    expect(await kindsTo(email)).toEqual([]);
  });

  it('a new email address or password is saved with the current password, and the old address is notified', async () => {
    const me = await signIn(payload, 'editor');
    const { id, email } = me.user;
    expect((await change(me, id, { password: OTHER, currentPassword: PASSWORD })).status).toBe(200);
    expect(await kindsTo(email)).toEqual(['password-changed']);
    const again = await callApi('POST', '/staff/login', { body: { email, password: OTHER } });
    const headers = { ...me.headers, cookie: again.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
    const to = `new-${id}@adey.test`;
    expect((await change({ ...me, headers }, id, { email: to, currentPassword: OTHER })).status).toBe(200);
    expect(await kindsTo(email)).toEqual(['address-changed', 'password-changed']);
    expect(await kindsTo(to)).toEqual([]);
  });

  it('a new password ends all other sessions, and keeps the one it was changed in', async () => {
    const me = await signIn(payload, 'editor');
    const { id, email } = me.user;
    const there = await callApi('POST', '/staff/login', { body: { email, password: PASSWORD } });
    const cookie = there.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const whoIs = async (headers: object) =>
      (await (await callApi('GET', '/staff/me', { headers: { ...me.headers, ...headers } })).json()).user?.id;
    expect([await whoIs({}), await whoIs({ cookie })]).toEqual([id, id]);
    expect((await change(me, id, { password: OTHER, currentPassword: PASSWORD })).status).toBe(200);
    expect([await whoIs({}), await whoIs({ cookie })]).toEqual([id, undefined]);
  });

  it('an admin needs their own password to change the email address of another account', async () => {
    const [admin, editor] = [await signIn(payload, 'admin'), await signIn(payload, 'editor')];
    const { id, email } = editor.user;
    const body = { email: `moved-${id}@adey.test` };
    expect((await change(admin, id, body)).status).toBe(400);
    expect((await change(admin, id, { ...body, currentPassword: PASSWORD })).status).toBe(200);
    expect(await kindsTo(email)).toEqual(['address-changed']);
  });

  it('an account saved without a new address or password needs no current password and ignores a typed one', async () => {
    const me = await signIn(payload, 'editor');
    const { id, email } = me.user;
    const { status, text } = await change(me, id, {
      name: 'New',
      email,
      currentPassword: 'typed by mistake',
    });
    expect(status).toBe(200);
    expect(text).not.toContain('typed by mistake');
    expect(await kindsTo(email)).toEqual([]);
  });

  it('a new password for several accounts at once is refused', async () => {
    const { headers } = await signIn(payload, 'admin');
    const body = { password: OTHER, currentPassword: PASSWORD };
    const answer = await callApi('PATCH', '/staff?where[role][equals]=editor', { headers, body });
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('one account at a time'),
    ]);
  });

  it('guessing the current password in an open session is answered with 429 after too many tries', async () => {
    const me = await signIn(payload, 'editor');
    const statuses = [];
    for (let turn = 0; turn < 10; turn += 1)
      statuses.push((await change(me, me.user.id, { password: OTHER, currentPassword: `${turn}` })).status);
    expect(statuses.slice(0, 2)).toEqual([400, 400]);
    expect(statuses.at(-1)).toBe(429);
  });

  it('a new password set with a reset link is notified by mail too', async () => {
    const { user } = await signIn(payload, 'editor');
    const data = { email: user.email };
    const token = await payload.forgotPassword({ collection: 'staff', data, disableEmail: true });
    const body = { token: String(token), password: OTHER };
    expect((await callApi('POST', '/staff/reset-password', { body })).status).toBe(200);
    expect(await kindsTo(user.email)).toEqual(['password-changed']);
  });
});
