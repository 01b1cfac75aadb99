import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import type { SecondStepRefusal } from '#cms/access/second-step.texts.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import type { Staff } from '#payload-types';
import { env } from '#platform/env.ts';
import { logInfo } from '#platform/log.ts';
import {
  challengeTtlMinutes,
  mostPasskeys,
  passkeyAlgorithms,
  passkeyHost,
  readPasskeyName,
} from '#platform/passkeys/passkey.rules.ts';
import { registrationResponse, type StoredKey, verifyNewPasskey } from '#platform/passkeys/verify-passkey.ts';
import { inOneTransaction } from '#platform/transaction.ts';
import { notify } from '../account-notices.ts';
import { consumeAddChallenge, createChallenge } from './challenge.ts';
import { listKeyIds, storePasskey } from './passkey-store.ts';
import { reauthenticate } from './reauthenticate.ts';
import { readBody, refuse, signedIn } from './second-step-request.ts';
import { endSessions, lockAccount, sessionOf } from './sessions.ts';

const asked = z.object({ currentPassword: z.string().max(1000) });

/** Options for a new passkey, after the current password. They list the passkeys there are, so that no device is added twice. */
const optionsEndpoint: Omit<Endpoint, 'root'> = {
  path: '/second-step/options',
  method: 'post',
  handler: async req => {
    const account = signedIn(req);
    if (!account) return refuse('signed-out');
    const host = passkeyHost(env.STAFF_URL);
    if (host === null) return refuse('unavailable');
    const why = await reauthenticate(req, (await readBody(req, asked))?.currentPassword);
    if (why) return refuse(why);
    const known = await listKeyIds(req, account.id);
    if (known.length >= mostPasskeys) return refuse('full');
    const { challenge, cookie } = await createChallenge(req, { account: account.id, password: null });
    const { generateRegistrationOptions } = await import('@simplewebauthn/server');
    const options = await generateRegistrationOptions({
      rpID: host,
      rpName: host,
      userName: account.email,
      userID: new Uint8Array(Buffer.from(String(account.id))),
      challenge: Buffer.from(challenge, 'base64url'),
      attestationType: 'none',
      supportedAlgorithmIDs: [...passkeyAlgorithms],
      excludeCredentials: known,
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'required' },
      timeout: challengeTtlMinutes * 60_000,
    });
    return Response.json(options, { headers: { 'set-cookie': cookie, 'cache-control': 'no-store' } });
  },
};

const registered = z.object({ passkey: registrationResponse, name: z.string().max(200) });

/** Adds the passkey that responds to the challenge above. */
const addEndpoint: Omit<Endpoint, 'root'> = {
  path: '/second-step/add',
  method: 'post',
  handler: async req => {
    const account = signedIn(req);
    if (!account) return refuse('signed-out');
    const sent = await readBody(req, registered);
    if (!sent) return refuse('incomplete');
    const name = readPasskeyName(sent.name);
    if (name === null) return refuse('name');
    const challenge = await consumeAddChallenge(req, req.headers, account.id);
    const key = challenge && (await verifyNewPasskey(sent.passkey, { challenge, origin: env.STAFF_URL }));
    if (!key) return refuse('failed');
    const passkey = { ...key, name, transports: sent.passkey.response.transports ?? [] };
    const added = await store(req, account, passkey);
    if (!added.ok) return refuse(added.problem);
    logInfo('passkey of staff added', { server: 'admin', account: account.id });
    return Response.json({ added: true });
  },
};

type Named = StoredKey & { name: string; transports: readonly string[] };

/** Stores it and tells its owner. The first one ends all other sessions: they were opened with a password alone. */
const store = (
  request: PayloadRequest,
  account: Staff,
  passkey: Named,
): Promise<Outcome<null, SecondStepRefusal>> =>
  inOneTransaction(request.payload, async req => {
    await lockAccount(req, account.id);
    const known = await listKeyIds(req, account.id);
    if (known.length >= mostPasskeys) return problem('full');
    if (!(await storePasskey(req, account.id, passkey))) return problem('known');
    if (known.length === 0) await endSessions(req, account.id, sessionOf(request) ?? undefined);
    await notify(req, 'second-step-added', account);
    return ok(null);
  });

export const addPasskeyEndpoints = [optionsEndpoint, addEndpoint];
