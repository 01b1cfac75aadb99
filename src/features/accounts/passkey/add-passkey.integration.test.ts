import '../../../../tests/support/as-site.ts';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { freshMinutes, mostPasskeys } from '#platform/passkeys/passkey.rules.ts';
import { openTestPayload } from '../../../../tests/support/database.ts';
import { origin, passkeyVisits, settlePasskeys } from '../../../../tests/support/passkey-visit.ts';
import { SoftwarePasskey, type Tampering } from '../../../../tests/support/software-passkey.ts';
import { createRegistrationChallenge } from './passkey.action.ts';
import { listPasskeys, namePasskey, removePasskey } from './passkey-store.ts';

const now = new Date();
let payload: Payload;
const { newcomer, asked: optionsFor, withPasskey, add } = passkeyVisits(() => payload, now);

beforeAll(async () => {
  settlePasskeys();
  payload = await openTestPayload();
});

describe('adding a passkey', () => {
  const lies: Record<string, Tampering> = {
    'made at another origin': { origin: 'https://elsewhere.example' },
    'of another host': { host: 'elsewhere.example' },
    'made in a frame on another site': { crossOrigin: true },
    'that names the site around the frame': { topOrigin: 'https://elsewhere.example' },
    'to another question': { challenge: 'A'.repeat(43) },
    'that is for signing in': { type: 'webauthn.get' },
    'whose owner was not verified': { flags: 0x41 },
  };

  it.each(Object.entries(lies))('a passkey %s is not added', async (_, lie) => {
    const { supporter, added } = await withPasskey(lie);
    expect(added).toEqual({ ok: false, problem: 'failed' });
    expect(await listPasskeys({ payload }, supporter.id)).toEqual([]);
  });

  it('a passkey is refused for another person’s or a used challenge, and if it is registered already', async () => {
    const { passkey } = await withPasskey();
    const [one, other] = [await newcomer(), await newcomer()];
    const { options, headers } = await optionsFor(one);
    const made = new SoftwarePasskey(origin).make(options);
    expect(await add(other, made, headers)).toEqual({ ok: false, problem: 'failed' });
    expect(await add(one, made, headers)).toEqual({ ok: true, value: null });
    expect(await add(one, made, headers)).toEqual({ ok: false, problem: 'failed' });
    const taken = await optionsFor(other);
    expect(await add(other, passkey.make(taken.options), taken.headers)).toEqual({
      ok: false,
      problem: 'known',
    });
  });

  it('a passkey is refused in a session that is too old, and at the limit of passkeys', async () => {
    const supporter = await newcomer();
    const { options, headers } = await optionsFor(supporter);
    const old = { ...supporter, since: new Date(Date.now() - freshMinutes * 60_000) };
    const made = new SoftwarePasskey(origin).make(options);
    expect(await add(old, made, headers)).toEqual({ ok: false, problem: 'stale' });
    expect(await createRegistrationChallenge(payload, old, { network: '192.0.2.3', now })).toEqual({
      ok: false,
      problem: 'stale',
    });
    const waiting = await Promise.all(Array.from({ length: mostPasskeys + 2 }, () => optionsFor(supporter)));
    const added = await Promise.all(
      waiting.map(one => add(supporter, new SoftwarePasskey(origin).make(one.options), one.headers)),
    );
    expect(added.filter(({ ok }) => ok)).toHaveLength(mostPasskeys);
    expect(await createRegistrationChallenge(payload, supporter, { network: '192.0.2.3', now })).toEqual({
      ok: false,
      problem: 'full',
    });
  });

  it('only its owner can rename and remove a passkey', async () => {
    const [{ supporter, passkey }, other] = [await withPasskey(), await newcomer()];
    expect(await namePasskey({ payload }, other.id, { id: passkey.id, name: 'Mine' })).toBe(false);
    expect(await removePasskey({ payload }, other.id, passkey.id)).toBe(false);
    expect(await listPasskeys({ payload }, supporter.id)).toMatchObject([{ name: 'Chrome, Android' }]);
  });
});
