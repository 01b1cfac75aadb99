import '../../../../tests/support/as-site.ts';
import { generateKeyPairSync } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { challengeTtlMinutes } from '#platform/passkeys/passkey.rules.ts';
import { openTestPayload } from '../../../../tests/support/database.ts';
import { mailLink } from '../../../../tests/support/mail-link.ts';
import { most, origin, passkeyVisits, settlePasskeys } from '../../../../tests/support/passkey-visit.ts';
import { withCookies } from '../../../../tests/support/sign-in-travel.ts';
import { SoftwarePasskey, type Tampering } from '../../../../tests/support/software-passkey.ts';
import { eraseAccount, findAccount } from '../account.personal-data.ts';
import { followLink, requestLink } from '../mail-link.action.ts';
import { createSignInChallenge } from './passkey.action.ts';
import { listPasskeys, namePasskey, removePasskey } from './passkey-store.ts';

const now = new Date();
let payload: Payload;
const { asked: optionsFor, withPasskey, enter, whoIs, rows } = passkeyVisits(() => payload, now);

beforeAll(async () => {
  settlePasskeys();
  payload = await openTestPayload();
});

describe('passkeys', () => {
  it('a passkey is added after a first sign-in, signs in, is renamed and removed', async () => {
    const { supporter, passkey, added } = await withPasskey();
    expect(added).toEqual({ ok: true, value: null });
    const { options, headers } = await optionsFor();
    expect(JSON.stringify(options), 'no account is named').not.toContain(passkey.id);
    expect(await whoIs(await enter(passkey.answer(options), headers))).toBe(supporter.id);
    expect(await listPasskeys({ payload }, supporter.id)).toEqual([
      { id: passkey.id, name: 'Chrome, Android', madeAt: now, lastUsedAt: now },
    ]);
    expect(await namePasskey({ payload }, supporter.id, { id: passkey.id, name: 'ስልኬ' })).toBe(true);
    expect((await findAccount(payload, supporter.email))?.passkeys).toMatchObject([{ name: 'ስልኬ' }]);
    expect(await removePasskey({ payload }, supporter.id, passkey.id)).toBe(true);
    const again = await optionsFor();
    expect(await enter(passkey.answer(again.options), again.headers)).toBeNull();
  });

  it('a new passkey is announced by mail in the language of the account, and erased with it', async () => {
    const { supporter, passkey } = await withPasskey();
    const mails = sql`select locale, for_staff from mails where kind = 'passkey-added' and "to" = ${supporter.email}`;
    expect(await rows(mails)).toEqual([{ locale: 'am', for_staff: false }]);
    expect(await eraseAccount({ payload }, supporter.email)).toBe(1);
    expect(await rows(mails)).toEqual([]);
    const { options, headers } = await optionsFor();
    expect(await enter(passkey.answer(options), headers)).toBeNull();
  });

  it('signing in with a passkey ends the previous session of the browser', async () => {
    const { passkey } = await withPasskey();
    const key = await mailLink(payload, requestLink, { email: 'planted@supporters.test', now });
    const planted = (await followLink(payload, key, { headers: new Headers(), now })) ?? [];
    const { options, headers } = await optionsFor();
    headers.set('cookie', `${headers.get('cookie')}; ${withCookies(planted).get('cookie')}`);
    expect(await whoIs(await enter(passkey.answer(options), headers))).not.toBeNull();
    expect(await whoIs(planted)).toBeNull();
  });

  it('a passkey of an unproven address is deleted once the owner of the address signs in', async () => {
    const { supporter, passkey } = await withPasskey();
    await rows(sql`update auth."user" set "emailVerified" = false where id = ${supporter.id}`);
    const key = await mailLink(payload, requestLink, { email: supporter.email, now });
    expect(await whoIs(await followLink(payload, key, { headers: new Headers(), now }))).toBe(supporter.id);
    const { options, headers } = await optionsFor();
    expect(await enter(passkey.answer(options), headers)).toBeNull();
  });
});

describe('refused passkey sign-ins', () => {
  const foreign = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const lies: Record<string, Tampering> = {
    'made at another origin': { origin: 'https://adey.test.elsewhere.example' },
    'made at our name without https': { origin: 'http://adey.test' },
    'made at another port': { origin: 'https://adey.test:8443' },
    'of another host': { host: 'elsewhere.example' },
    'made in a frame on another site': { crossOrigin: true },
    'that names the site around the frame': { topOrigin: 'https://elsewhere.example' },
    'to another challenge': { challenge: 'A'.repeat(43) },
    'to a registration challenge': { type: 'webauthn.create' },
    'signed by another key': { key: foreign },
    'whose owner was not verified': { flags: 0x01 },
    'whose owner was not present': { flags: 0x00 },
    'that claims another account': { userHandle: Buffer.from('somebody-else').toString('base64url') },
  };

  it.each(Object.entries(lies))('a passkey sign-in is refused for a response %s', async (_, lie) => {
    const { supporter, passkey } = await withPasskey();
    const { options, headers } = await optionsFor();
    expect(await enter(passkey.answer(options, lie), headers)).toBeNull();
    const honest = await optionsFor();
    expect(await whoIs(await enter(passkey.answer(honest.options), honest.headers))).toBe(supporter.id);
  });

  it('a passkey response signs in once, also when it is sent forty times at once', async () => {
    const { supporter, passkey } = await withPasskey({}, new SoftwarePasskey(origin, { counts: false }));
    const { options, headers } = await optionsFor();
    const answer = passkey.answer(options);
    const entered = await Promise.all(Array.from({ length: 40 }, () => enter(answer, headers)));
    expect(entered.filter(Boolean)).toHaveLength(1);
    expect(await enter(answer, headers)).toBeNull();
    expect(
      await rows(sql`select id from auth.session where "userId" = ${supporter.id}`),
      'the one it was added in, and this',
    ).toHaveLength(2);
  });

  it('a passkey response is refused from another browser, too late, or to a registration challenge', async () => {
    const { supporter, passkey } = await withPasskey();
    const first = await optionsFor();
    expect(await enter(passkey.answer(first.options), new Headers())).toBeNull();
    const other = await optionsFor();
    expect(await enter(passkey.answer(first.options), other.headers)).toBeNull();
    const late = await optionsFor();
    const later = new Date(now.getTime() + challengeTtlMinutes * 60_000);
    expect(await enter(passkey.answer(late.options), late.headers, later)).toBeNull();
    const adding = await optionsFor(supporter);
    expect(await enter(passkey.answer({ ...adding.options, rpId: 'adey.test' }), adding.headers)).toBeNull();
  });

  it('a copied passkey with an old counter is refused', async () => {
    const { passkey } = await withPasskey();
    const first = await optionsFor();
    expect(await enter(passkey.answer(first.options), first.headers)).not.toBeNull();
    passkey.counter = 0;
    const copied = await optionsFor();
    expect(await enter(passkey.answer(copied.options), copied.headers)).toBeNull();
  });

  it('unknown passkeys and malformed passkey responses are refused', async () => {
    const unknown = await optionsFor();
    expect(await enter(new SoftwarePasskey(origin).answer(unknown.options), unknown.headers)).toBeNull();
    const { passkey } = await withPasskey();
    const { options, headers } = await optionsFor();
    const good = JSON.parse(passkey.answer(options));
    const bad = [
      '',
      'null',
      '[]',
      '{',
      '{}',
      '"x"',
      JSON.stringify({ ...good, id: "' or 1=1 --" }),
      JSON.stringify({ ...good, rawId: 'other' }),
      JSON.stringify({ ...good, type: 'password' }),
      JSON.stringify({ ...good, response: { ...good.response, signature: 'A' } }),
      JSON.stringify({ ...good, response: { ...good.response, authenticatorData: 'AAAA' } }),
      JSON.stringify({ ...good, response: { ...good.response, clientDataJSON: 'bnVsbA' } }),
      JSON.stringify({ ...good, response: { ...good.response, clientDataJSON: 'x'.repeat(9_000) } }),
    ];
    for (const credential of bad) {
      const fresh = await optionsFor();
      expect(await enter(credential, fresh.headers), credential.slice(0, 60)).toBeNull();
    }
    expect(await enter(JSON.stringify(good), headers)).not.toBeNull();
  });
});

it('one network may request a limited number of passkey challenges, without affecting others', async () => {
  const request = (network: string) => createSignInChallenge(payload, { network, now });
  for (let times = 0; times < most; times += 1) expect((await request('198.51.100.9')).ok).toBe(true);
  expect(await request('198.51.100.9')).toEqual({ ok: false, problem: 'too-often' });
  expect((await request('198.51.101.9')).ok).toBe(true);
});
