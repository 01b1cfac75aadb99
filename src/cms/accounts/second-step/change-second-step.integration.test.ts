import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { queryRows } from '#platform/transaction.ts';
import { openTestPayload } from '../../../../tests/support/database.ts';
import { mailsTo } from '../../../../tests/support/outbox.ts';
import {
  addPasskey,
  askStep,
  askToAdd,
  makeCodes,
  newPasskey,
  refusalLike,
  typePassword,
  whoIs,
  withPasskey,
} from '../../../../tests/support/staff-second-step.ts';
import { callApi, PASSWORD, signIn } from '../../../../tests/support/staff-session.ts';

const TRIES = 20;
// Before the CMS configuration, which reads the settings.
vi.hoisted(() => {
  process.env.STAFF_SIGN_IN_PER_ACCOUNT = '20';
});

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

const rows = <Row = Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
  queryRows<Row>({ payload }, statement);
const kindsTo = async (to: string) => (await mailsTo(payload, to)).map(({ kind }) => kind).toSorted();

describe('recovery codes', () => {
  it('a recovery code signs in once, is stored as a digest, and triggers a mail', async () => {
    const { user, headers } = await withPasskey(payload);
    const [code = '', ...others] = await makeCodes({ headers });
    expect([others.length, code]).toEqual([9, expect.stringMatching(/^(?:[0-9A-Z]{4}-){5}[0-9A-Z]{4}$/)]);
    const stored = await rows<{ digest: Buffer }>(
      sql`select digest from staff.recovery_codes where account = ${user.id}`,
    );
    expect(stored.map(({ digest }) => digest.length)).toEqual(Array(10).fill(32));
    const step = await typePassword(user.email);
    const done = await askStep(step.session, 'finish', { code: ` ${code.toLowerCase()}\n` });
    expect(await whoIs(payload, done.cookies)).toBe(user.id);
    const again = await typePassword(user.email);
    const twice = await askStep(again.session, 'finish', { code });
    expect([twice.status, twice.body]).toEqual([403, refusalLike(/^This code is wrong or was used/)]);
    expect(await kindsTo(user.email)).toEqual([
      'recovery-code-used',
      'recovery-codes-made',
      'second-step-added',
    ]);
  });

  it('a recovery code used in six simultaneous sign-ins works for one of them', async () => {
    const { user, headers } = await withPasskey(payload);
    const [code = ''] = await makeCodes({ headers });
    const steps = [];
    for (let turn = 0; turn < 3; turn += 1) steps.push(await typePassword(user.email));
    const answered = await Promise.all(
      [...steps, ...steps].map(step => askStep(step.session, 'finish', { code })),
    );
    expect(answered.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      answered.filter(({ cookies }) => cookies.some(cookie => cookie.startsWith('adey-token='))),
    ).toHaveLength(1);
  });

  it('a recovery code works for no other account, expires when new ones are made, and needs a passkey', async () => {
    const [mine, theirs] = [await withPasskey(payload), await withPasskey(payload)];
    const [old = ''] = await makeCodes(mine);
    const step = await typePassword(theirs.user.email);
    expect((await askStep(step.session, 'finish', { code: old })).status).toBe(403);
    await makeCodes(mine);
    const own = await typePassword(mine.user.email);
    expect((await askStep(own.session, 'finish', { code: old })).status).toBe(403);
    const plain = await signIn(payload, 'editor');
    const asked = await askStep(plain, 'codes', { currentPassword: PASSWORD });
    expect([asked.status, asked.body]).toEqual([409, refusalLike(/^Add a passkey first/)]);
  });

  it('guessing a recovery code is answered with 429 after too many tries', async () => {
    const { user } = await withPasskey(payload);
    const step = await typePassword(user.email);
    const statuses = [];
    for (let turn = 0; turn <= TRIES; turn += 1)
      statuses.push((await askStep(step.session, 'finish', { code: `K7QF-${turn}` })).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([403, 429]);
  });
});

describe('changing the second step', () => {
  it('changing the second step needs the current password and a sign-in within the last hour', async () => {
    const session = await withPasskey(payload);
    const [{ id }] = (await (await callApi('GET', '/staff/second-step', session)).json()).passkeys;
    for (const [path, body] of [
      ['options', {}],
      ['codes', { currentPassword: 'wrong' }],
      ['remove', { id, currentPassword: 'wrong' }],
    ] as const)
      expect((await askStep(session, path, body)).body, path).toEqual(refusalLike(/current password/));
    await rows(
      sql`update staff_sessions set created_at = now() - interval '61 min' where _parent_id = ${session.user.id}`,
    );
    for (const path of ['options', 'codes', 'remove'])
      expect((await askStep(session, path, { id, currentPassword: PASSWORD })).body, path).toEqual(
        refusalLike(/^You signed in more than an hour ago/),
      );
    const body = { email: 'stale@adey.test', currentPassword: PASSWORD };
    const moved = await callApi('PATCH', `/staff/${session.user.id}`, { headers: session.headers, body });
    expect([moved.status, await moved.text()]).toEqual([
      400,
      expect.stringContaining('more than an hour ago'),
    ]);
  });

  it('a new passkey is refused with a forged response, one requested by somebody else, or one registered already', async () => {
    const [mine, theirs] = [await signIn(payload, 'editor'), await signIn(payload, 'editor')];
    for (const lie of [
      { origin: 'https://elsewhere.example' },
      { crossOrigin: true },
      { flags: 0x41 },
      { type: 'webauthn.get' },
    ])
      expect((await addPasskey(mine, { lie })).status, JSON.stringify(lie)).toBe(400);
    expect((await addPasskey(mine, { name: ' \u200b ' })).sentence).toMatch(/^Please name the passkey/);
    const [asked, passkey] = [await askToAdd(mine), newPasskey()];
    const body = { passkey: JSON.parse(passkey.make(asked.options)), name: 'Key' };
    const cookie = `${theirs.headers.cookie}; ${asked.session.headers.cookie.split('; ')[1]}`;
    const stolen = { headers: { ...theirs.headers, cookie } };
    expect((await askStep(stolen, 'add', body)).status).toBe(400);
    expect((await askStep(asked.session, 'add', body)).status).toBe(200);
    expect((await askStep(asked.session, 'add', body)).status, 'sent again').toBe(400);
    expect((await addPasskey(theirs, { passkey })).sentence).toMatch(/has a passkey/);
  });

  it('removing a passkey keeps the others; removing the last one also deletes the recovery codes', async () => {
    const session = await withPasskey(payload);
    await addPasskey(session, { name: 'Key' });
    await makeCodes(session);
    const list = async () => (await callApi('GET', '/staff/second-step', session)).json();
    const { passkeys } = await list();
    expect(passkeys).toMatchObject([{ name: 'Key', lastUsedAt: null }, { name: 'Phone' }]);
    expect(Object.keys(passkeys[0])).toEqual(['id', 'name', 'madeAt', 'lastUsedAt']);
    const other = await signIn(payload, 'editor');
    const body = { id: passkeys[0].id, currentPassword: PASSWORD };
    expect((await askStep(other, 'remove', body)).status).toBe(404);
    expect((await askStep(session, 'remove', body)).status).toBe(200);
    expect(await list()).toMatchObject({ passkeys: [{ name: 'Phone' }], codes: 10 });
    await askStep(session, 'remove', { ...body, id: passkeys[1].id });
    expect(await list()).toEqual({ passkeys: [], codes: 0, awaits: false });
    expect((await typePassword(session.user.email)).text).toContain('"exp"');
  });

  it('only an admin can remove the second step of somebody who lost everything', async () => {
    const [lost, admin, editor] = [
      await withPasskey(payload),
      await signIn(payload, 'admin'),
      await signIn(payload, 'editor'),
    ];
    const body = { account: lost.user.id, currentPassword: PASSWORD };
    expect((await askStep(editor, 'remove-all', body)).status).toBe(403);
    expect((await callApi('GET', `/staff/second-step?account=${lost.user.id}`, editor)).status).toBe(403);
    expect((await askStep(admin, 'remove-all', { ...body, currentPassword: 'wrong' })).status).toBe(400);
    expect((await askStep(admin, 'remove-all', { ...body, account: admin.user.id })).status).toBe(409);
    expect((await askStep(admin, 'remove-all', { ...body, account: '1 or 1=1' })).status).toBe(400);
    expect((await askStep(admin, 'remove-all', body)).status).toBe(200);
    expect(await whoIs(payload, [lost.headers.cookie])).toBeNull();
    expect(await kindsTo(lost.user.email)).toEqual(['second-step-added', 'second-step-removed']);
    expect((await typePassword(lost.user.email)).text).toContain('"exp"');
  });
});
