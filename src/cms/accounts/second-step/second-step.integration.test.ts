import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { rowsOf } from '#platform/transaction.ts';
import { openTestPayload } from '../../../../tests/support/database.ts';
import { mailsTo } from '../../../../tests/support/outbox.ts';
import type { Lie } from '../../../../tests/support/software-passkey.ts';
import {
  addPasskey,
  askStep,
  askToAdd,
  newPasskey,
  reachSecondStep,
  typePassword,
  whoIs,
} from '../../../../tests/support/staff-second-step.ts';
import { callApi, PASSWORD, signIn } from '../../../../tests/support/staff-session.ts';

const TRIES = 20;
// Before the configuration of the CMS, which reads the settings.
vi.hoisted(() => {
  process.env.STAFF_SIGN_IN_PER_ACCOUNT = '20';
});

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

const rows = <Row = Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
  rowsOf<Row>({ payload }, statement);
const sessionsOf = (id: number) => rows(sql`select id from staff_sessions where _parent_id = ${id}`);
const kindsTo = async (to: string) => (await mailsTo(payload, to)).map(({ kind }) => kind).toSorted();
const refusal = (message: RegExp) => ({ errors: [{ message: expect.stringMatching(message) }] });

/** An editor who has a passkey, and the session it was added in. */
async function withPasskey(role: 'editor' | 'admin' = 'editor') {
  const session = await signIn(payload, role);
  const { passkey, status } = await addPasskey(session);
  expect(status).toBe(200);
  return { ...session, passkey };
}

async function makeCodes(session: {
  headers: { cookie: string; 'sec-fetch-site': string };
}): Promise<string[]> {
  const { status, body } = await askStep(session, 'codes', { presentPassword: PASSWORD });
  expect(status).toBe(200);
  return body.codes;
}

describe('an account with a passkey', () => {
  it('gets no session by password, and one by its passkey in the same browser', async () => {
    const { user, passkey } = await withPasskey();
    const before = await sessionsOf(user.id);
    const step = await reachSecondStep(payload, user.email);
    expect([step.status, JSON.parse(step.text)]).toEqual([
      200,
      { message: 'Authentication Passed', user: null, secondStep: true },
    ]);
    expect(step.cookie).toMatch(/^adey-second-step=[\w-]{43}$/);
    expect(await sessionsOf(user.id)).toEqual(before);
    const done = await askStep(step.session, 'finish', { passkey: JSON.parse(passkey.answer(step.options)) });
    expect([done.status, Object.keys(done.body)]).toEqual([200, ['exp']]);
    expect(await whoIs(payload, done.cookies)).toBe(user.id);
    expect(await kindsTo(user.email)).toEqual(['second-step-added']);
  });

  it('is asked the same words, in the same way, while its password is wrong', async () => {
    const [{ user }, plain] = [await withPasskey(), await signIn(payload, 'editor')];
    const [one, other] = [
      await typePassword(user.email, 'wrong'),
      await typePassword(plain.user.email, 'wrong'),
    ];
    expect([one.status, one.text, one.cookie]).toEqual([other.status, other.text, other.cookie]);
  });

  it('is not signed in by a mailed link for a new password', async () => {
    const { user, passkey } = await withPasskey();
    const data = { email: user.email };
    const token = await payload.forgotPassword({ collection: 'staff', data, disableEmail: true });
    const password = 'another long password';
    const body = { token: String(token), password };
    const answer = await callApi('POST', '/staff/reset-password', { body });
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ user: null })]);
    expect(answer.headers.get('set-cookie')).toMatch(/^adey-token=;/);
    expect(await sessionsOf(user.id)).toEqual([]);
    const step = await reachSecondStep(payload, user.email, password);
    const done = await askStep(step.session, 'finish', { passkey: JSON.parse(passkey.answer(step.options)) });
    expect(await whoIs(payload, done.cookies)).toBe(user.id);
  });

  it('is signed out elsewhere when its first passkey is added, and not when a second is', async () => {
    const session = await signIn(payload, 'editor');
    const elsewhere = await typePassword(session.user.email);
    await addPasskey(session);
    expect(await whoIs(payload, [elsewhere.cookie])).toBeNull();
    expect(await whoIs(payload, [session.headers.cookie])).toBe(session.user.id);
    await addPasskey(session);
    expect(await whoIs(payload, [session.headers.cookie])).toBe(session.user.id);
  });

  it('loses its passkeys, codes and challenges with itself', async () => {
    const { user, headers } = await withPasskey();
    await makeCodes({ headers });
    await typePassword(user.email);
    await payload.delete({ collection: 'staff', id: user.id });
    for (const table of ['passkeys', 'recovery_codes', 'challenges'])
      expect(await rows(sql`select 1 from staff.${sql.raw(table)} where account = ${user.id}`)).toEqual([]);
  });
});

describe('the second step refuses', () => {
  const lies: Record<string, Lie> = {
    'made at another origin': { origin: 'https://elsewhere.example' },
    'of another host': { host: 'elsewhere.example' },
    'made within a frame of another site': { crossOrigin: true },
    'to another question': { challenge: 'A'.repeat(43) },
    'that is for adding': { type: 'webauthn.create' },
    'whose owner was not verified': { flags: 0x01 },
    'that says it is of another account': { userHandle: Buffer.from('1').toString('base64url') },
  };

  it('a response that lies, and takes the honest one after it', async () => {
    const { user, passkey } = await withPasskey();
    const step = await reachSecondStep(payload, user.email);
    for (const [what, lie] of Object.entries(lies)) {
      const body = { passkey: JSON.parse(passkey.answer(step.options, lie)) };
      const { status, body: said, cookies } = await askStep(step.session, 'finish', body);
      expect([status, said, cookies], what).toEqual([403, refusal(/^This did not work/), []]);
    }
    const honest = { passkey: JSON.parse(passkey.answer(step.options)) };
    expect((await askStep(step.session, 'finish', honest)).status).toBe(200);
  });

  it('a response sent again, to another browser, or of the passkey of another account', async () => {
    const [mine, theirs] = [await withPasskey(), await withPasskey()];
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
    expect((await askStep(step.session, 'finish', body)).body).toEqual(refusal(/^That took too long/));
  });

  it('what comes late, or after the password was changed', async () => {
    const { user, passkey, headers } = await withPasskey();
    const late = await reachSecondStep(payload, user.email);
    await rows(
      sql`update staff.challenges set expires_at = now() - interval '1 s' where account = ${user.id}`,
    );
    const body = { passkey: JSON.parse(passkey.answer(late.options)) };
    expect((await askStep(late.session, 'finish', body)).body).toEqual(refusal(/^That took too long/));
    const step = await reachSecondStep(payload, user.email);
    const change = { password: 'another long password', presentPassword: PASSWORD };
    expect((await callApi('PATCH', `/staff/${user.id}`, { headers, body: change })).status).toBe(200);
    const honest = { passkey: JSON.parse(passkey.answer(step.options)) };
    expect((await askStep(step.session, 'finish', honest)).body).toEqual(refusal(/^That took too long/));
  });

  it('anything that is no second step', async () => {
    const { user, passkey } = await withPasskey();
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

describe('a recovery code', () => {
  it('signs in once, is stored as a digest, and is told by mail', async () => {
    const { user, headers } = await withPasskey();
    const [code = '', ...others] = await makeCodes({ headers });
    expect([others.length, code]).toEqual([9, expect.stringMatching(/^(?:[0-9A-Z]{4}-){5}[0-9A-Z]{4}$/)]);
    const stored = await rows<{ digest: Buffer }>(
      sql`select digest from staff.recovery_codes where account = ${user.id}`,
    );
    expect(stored.every(({ digest }) => digest.length === 32)).toBe(true);
    const step = await typePassword(user.email);
    const done = await askStep(step.session, 'finish', { code: ` ${code.toLowerCase()}\n` });
    expect(await whoIs(payload, done.cookies)).toBe(user.id);
    const again = await typePassword(user.email);
    const twice = await askStep(again.session, 'finish', { code });
    expect([twice.status, twice.body]).toEqual([403, refusal(/^This code is wrong or was used/)]);
    expect(await kindsTo(user.email)).toEqual([
      'recovery-code-used',
      'recovery-codes-made',
      'second-step-added',
    ]);
  });

  it('used by six sign-ins at once signs in one of them', async () => {
    const { user, headers } = await withPasskey();
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

  it('opens no other account, ends when new ones are made, and is not made without a passkey', async () => {
    const [mine, theirs] = [await withPasskey(), await withPasskey()];
    const [old = ''] = await makeCodes(mine);
    const step = await typePassword(theirs.user.email);
    expect((await askStep(step.session, 'finish', { code: old })).status).toBe(403);
    await makeCodes(mine);
    const own = await typePassword(mine.user.email);
    expect((await askStep(own.session, 'finish', { code: old })).status).toBe(403);
    const plain = await signIn(payload, 'editor');
    const asked = await askStep(plain, 'codes', { presentPassword: PASSWORD });
    expect([asked.status, asked.body]).toEqual([409, refusal(/^Add a passkey first/)]);
  });

  it('cannot be guessed for ever', async () => {
    const { user } = await withPasskey();
    const step = await typePassword(user.email);
    const statuses = [];
    for (let turn = 0; turn < TRIES + 1; turn += 1)
      statuses.push((await askStep(step.session, 'finish', { code: `K7QF-${turn}` })).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([403, 429]);
  });
});

describe('changing the second step', () => {
  it('asks for the present password, and for a sign-in within the last hour from whoever has one', async () => {
    const session = await withPasskey();
    const [{ id }] = (await (await callApi('GET', '/staff/second-step', session)).json()).passkeys;
    for (const [path, body] of [
      ['options', {}],
      ['codes', { presentPassword: 'wrong' }],
      ['remove', { id, presentPassword: 'wrong' }],
    ] as const)
      expect((await askStep(session, path, body)).body, path).toEqual(refusal(/present password/));
    await rows(
      sql`update staff_sessions set created_at = now() - interval '61 min' where _parent_id = ${session.user.id}`,
    );
    for (const path of ['options', 'codes', 'remove'])
      expect((await askStep(session, path, { id, presentPassword: PASSWORD })).body, path).toEqual(
        refusal(/^You signed in more than an hour ago/),
      );
    const body = { email: 'stale@adey.test', presentPassword: PASSWORD };
    const moved = await callApi('PATCH', `/staff/${session.user.id}`, { headers: session.headers, body });
    expect([moved.status, await moved.text()]).toEqual([
      400,
      expect.stringContaining('more than an hour ago'),
    ]);
  });

  it('takes no passkey that lies, was asked of somebody else, or is there already', async () => {
    const [mine, theirs] = [await signIn(payload, 'editor'), await signIn(payload, 'editor')];
    for (const lie of [{ origin: 'https://elsewhere.example' }, { flags: 0x41 }, { type: 'webauthn.get' }])
      expect((await addPasskey(mine, { lie })).status).toBe(400);
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

  it('removes one passkey, and with the last the codes', async () => {
    const session = await withPasskey();
    await addPasskey(session, { name: 'Key' });
    await makeCodes(session);
    const list = async () => (await callApi('GET', '/staff/second-step', session)).json();
    const { passkeys } = await list();
    expect(passkeys).toMatchObject([{ name: 'Key', lastUsedAt: null }, { name: 'Phone' }]);
    expect(Object.keys(passkeys[0])).toEqual(['id', 'name', 'madeAt', 'lastUsedAt']);
    const other = await signIn(payload, 'editor');
    const body = { id: passkeys[0].id, presentPassword: PASSWORD };
    expect((await askStep(other, 'remove', body)).status).toBe(404);
    expect((await askStep(session, 'remove', body)).status).toBe(200);
    expect(await list()).toMatchObject({ passkeys: [{ name: 'Phone' }], codes: 10 });
    await askStep(session, 'remove', { ...body, id: passkeys[1].id });
    expect(await list()).toEqual({ passkeys: [], codes: 0, awaits: false });
    expect((await typePassword(session.user.email)).text).toContain('"exp"');
  });

  it('is done by an admin for somebody who lost everything, and by nobody else', async () => {
    const [lost, admin, editor] = [
      await withPasskey(),
      await signIn(payload, 'admin'),
      await signIn(payload, 'editor'),
    ];
    const body = { account: lost.user.id, presentPassword: PASSWORD };
    expect((await askStep(editor, 'remove-all', body)).status).toBe(403);
    expect((await callApi('GET', `/staff/second-step?account=${lost.user.id}`, editor)).status).toBe(403);
    expect((await askStep(admin, 'remove-all', { ...body, presentPassword: 'wrong' })).status).toBe(400);
    expect((await askStep(admin, 'remove-all', { ...body, account: admin.user.id })).status).toBe(409);
    expect((await askStep(admin, 'remove-all', { ...body, account: '1 or 1=1' })).status).toBe(400);
    expect((await askStep(admin, 'remove-all', body)).status).toBe(200);
    expect(await whoIs(payload, [lost.headers.cookie])).toBeNull();
    expect(await kindsTo(lost.user.email)).toEqual(['second-step-added', 'second-step-removed']);
    expect((await typePassword(lost.user.email)).text).toContain('"exp"');
  });
});

it('no answer of signing in has the token of the session', async () => {
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
