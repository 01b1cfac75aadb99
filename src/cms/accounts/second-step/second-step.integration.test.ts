import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { queryRows } from '#platform/transaction.ts';
import { openTestPayload } from '../../../../tests/support/database.ts';
import { mailsTo } from '../../../../tests/support/outbox.ts';
import type { Tampering } from '../../../../tests/support/software-passkey.ts';
import {
  addPasskey,
  askStep,
  makeCodes,
  reachSecondStep,
  refusalLike,
  typePassword,
  whoIs,
  withPasskey,
} from '../../../../tests/support/staff-second-step.ts';
import { callApi, PASSWORD, signIn } from '../../../../tests/support/staff-session.ts';

// Before the CMS configuration, which reads the settings.
vi.hoisted(() => {
  process.env.STAFF_SIGN_IN_PER_ACCOUNT = '20';
});

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

const rows = (statement: ReturnType<typeof sql>) => queryRows({ payload }, statement);
const listSessions = (id: number) => rows(sql`select id from staff_sessions where _parent_id = ${id}`);
const kindsTo = async (to: string) => (await mailsTo(payload, to)).map(({ kind }) => kind).toSorted();

describe('sign-in with a passkey', () => {
  it('a password alone gives an account with a passkey no session; its passkey in the same browser does', async () => {
    const { user, passkey } = await withPasskey(payload);
    const before = await listSessions(user.id);
    const step = await reachSecondStep(payload, user.email);
    expect([step.status, JSON.parse(step.text)]).toEqual([
      200,
      { message: 'Authentication Passed', user: null, secondStep: true },
    ]);
    expect(step.cookie).toMatch(/^adey-second-step=[\w-]{43}$/);
    expect(await listSessions(user.id)).toEqual(before);
    const done = await askStep(step.session, 'finish', { passkey: JSON.parse(passkey.answer(step.options)) });
    expect([done.status, Object.keys(done.body)]).toEqual([200, ['exp']]);
    expect(await whoIs(payload, done.cookies)).toBe(user.id);
    expect(await kindsTo(user.email)).toEqual(['second-step-added']);
  });

  it('a wrong password gets the same response for accounts with and without a passkey', async () => {
    const [{ user }, plain] = [await withPasskey(payload), await signIn(payload, 'editor')];
    const [one, other] = [
      await typePassword(user.email, 'wrong'),
      await typePassword(plain.user.email, 'wrong'),
    ];
    expect([one.status, one.text, one.cookie]).toEqual([other.status, other.text, other.cookie]);
  });

  it('a password reset link does not sign in an account with a passkey', async () => {
    const { user, passkey } = await withPasskey(payload);
    const data = { email: user.email };
    const token = await payload.forgotPassword({ collection: 'staff', data, disableEmail: true });
    const password = 'another long password';
    const body = { token: String(token), password };
    const answer = await callApi('POST', '/staff/reset-password', { body });
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ user: null })]);
    expect(answer.headers.get('set-cookie')).toMatch(/^adey-token=;/);
    expect(await listSessions(user.id)).toEqual([]);
    const step = await reachSecondStep(payload, user.email, password);
    const done = await askStep(step.session, 'finish', { passkey: JSON.parse(passkey.answer(step.options)) });
    expect(await whoIs(payload, done.cookies)).toBe(user.id);
  });

  it('adding the first passkey ends all other sessions, and adding a second keeps the current one', async () => {
    const session = await signIn(payload, 'editor');
    const elsewhere = await typePassword(session.user.email);
    // A thief who keeps renewing their session does not bring it back.
    const renew = () => callApi('POST', '/staff/refresh-token', elsewhere.session);
    await Promise.all([addPasskey(session), ...Array.from({ length: 8 }, renew)]);
    expect(await whoIs(payload, [elsewhere.cookie])).toBeNull();
    expect(await whoIs(payload, [session.headers.cookie])).toBe(session.user.id);
    await addPasskey(session);
    expect(await whoIs(payload, [session.headers.cookie])).toBe(session.user.id);
  });

  it('deleting an account deletes its passkeys, recovery codes and challenges', async () => {
    const { user, headers } = await withPasskey(payload);
    await makeCodes({ headers });
    await typePassword(user.email);
    await payload.delete({ collection: 'staff', id: user.id });
    for (const table of ['passkeys', 'recovery_codes', 'challenges'])
      expect(await rows(sql`select 1 from staff.${sql.raw(table)} where account = ${user.id}`)).toEqual([]);
  });
});

describe('refusals of the second step', () => {
  const lies: Record<string, Tampering> = {
    'made at another origin': { origin: 'https://elsewhere.example' },
    'of another host': { host: 'elsewhere.example' },
    'made in a frame on another site': { crossOrigin: true },
    'that names the site around the frame': { topOrigin: 'https://elsewhere.example' },
    'to another challenge': { challenge: 'A'.repeat(43) },
    'to a registration challenge': { type: 'webauthn.create' },
    'whose owner was not verified': { flags: 0x01 },
    'that claims another account': { userHandle: Buffer.from('1').toString('base64url') },
  };

  it('a forged passkey response is refused, and the genuine one is accepted afterwards', async () => {
    const { user, passkey } = await withPasskey(payload);
    const step = await reachSecondStep(payload, user.email);
    for (const [what, lie] of Object.entries(lies)) {
      const body = { passkey: JSON.parse(passkey.answer(step.options, lie)) };
      const { status, body: reply, cookies } = await askStep(step.session, 'finish', body);
      expect([status, reply, cookies], what).toEqual([403, refusalLike(/^This did not work/), []]);
    }
    const honest = { passkey: JSON.parse(passkey.answer(step.options)) };
    expect((await askStep(step.session, 'finish', honest)).status).toBe(200);
  });

  it('a passkey response is refused if it is replayed, from another browser or from another account’s passkey', async () => {
    const [mine, theirs] = [await withPasskey(payload), await withPasskey(payload)];
    const step = await reachSecondStep(payload, mine.user.email);
    const other = { passkey: JSON.parse(theirs.passkey.answer(step.options, { userHandle: null })) };
    expect((await askStep(step.session, 'finish', other)).status).toBe(403);
    const body = { passkey: JSON.parse(mine.passkey.answer(step.options)) };
    const elsewhere = await reachSecondStep(payload, mine.user.email);
    expect((await askStep(elsewhere.session, 'finish', body)).status).toBe(403);
    expect(
      (await askStep({ headers: { cookie: '', 'sec-fetch-site': 'none' } }, 'finish', body)).status,
    ).toBe(403);
    const answered = await Promise.all(
      Array.from({ length: 6 }, () => askStep(step.session, 'finish', body)),
    );
    expect(answered.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await askStep(step.session, 'finish', body)).body).toEqual(refusalLike(/^That took too long/));
  });

  it('a passkey response is refused if it is late or comes after the password was changed', async () => {
    const { user, passkey, headers } = await withPasskey(payload);
    const late = await reachSecondStep(payload, user.email);
    await rows(
      sql`update staff.challenges set expires_at = now() - interval '1 s' where account = ${user.id}`,
    );
    const body = { passkey: JSON.parse(passkey.answer(late.options)) };
    expect((await askStep(late.session, 'finish', body)).body).toEqual(refusalLike(/^That took too long/));
    const step = await reachSecondStep(payload, user.email);
    const change = { password: 'another long password', currentPassword: PASSWORD };
    expect((await callApi('PATCH', `/staff/${user.id}`, { headers, body: change })).status).toBe(200);
    const honest = { passkey: JSON.parse(passkey.answer(step.options)) };
    expect((await askStep(step.session, 'finish', honest)).body).toEqual(refusalLike(/^That took too long/));
  });

  it('malformed input to the second step is refused', async () => {
    const { user, passkey } = await withPasskey(payload);
    const step = await reachSecondStep(payload, user.email);
    const good = JSON.parse(passkey.answer(step.options));
    for (const body of [
      {},
      { code: '' },
      { code: 'x'.repeat(61) },
      { code: ['K7QF'] },
      { code: { $ne: '' } },
      { passkey: null },
      { passkey: { ...good, id: "' or 1=1 --" } },
      { passkey: { ...good, response: { ...good.response, signature: 'x'.repeat(9000) } } },
      { passkey: good, code: 'K7QF' },
    ])
      expect((await askStep(step.session, 'finish', body)).status, JSON.stringify(body).slice(0, 60)).toBe(
        400,
      );
    expect((await askStep(step.session, 'finish', { passkey: good })).status).toBe(200);
  });
});

it('no response during sign-in contains the session token', async () => {
  const { user } = await signIn(payload, 'editor');
  const typed = await typePassword(user.email);
  const { session } = typed;
  const me = await (await callApi('GET', '/staff/me', session)).text();
  const refreshed = await (await callApi('POST', '/staff/refresh-token', session)).text();
  for (const text of [typed.text, me, refreshed]) {
    expect(text).toContain(user.email);
    expect(text).not.toMatch(/eyJ|"(?:refreshedT|t)oken"/);
  }
});
