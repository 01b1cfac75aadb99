import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { awaitsSecondStep, isAdmin, secondStepIsRequired } from '#cms/access/roles.ts';
import type { SecondStepRefusal } from '#cms/access/second-step.texts.ts';
import { notify } from '#cms/accounts/account-mails.ts';
import { reauthenticate } from '#cms/accounts/second-step/current-password.ts';
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
import { consumeAddChallenge, createChallenge } from './challenge.ts';
import { findAccount, readBody, refuse, signedIn } from './second-step-request.ts';
import {
  countRecoveryCodes,
  deleteSecondStep,
  listKeyIds,
  listPasskeys,
  makeRecoveryCodes,
  removePasskey,
  storePasskey,
} from './second-step-store.ts';
import { endSessions, findSession, lockAccount } from './sessions.ts';

const password = z.string().max(1000);

/** Lists the second step of the caller's account, or of any account for admins. Sends neither keys nor codes. */
const listEndpoint: Omit<Endpoint, 'root'> = {
  path: '/second-step',
  method: 'get',
  handler: async req => {
    const account = signedIn(req);
    if (!account) return refuse('signed-out');
    const id = req.query?.account === undefined ? account.id : Number(req.query.account);
    if (id !== account.id && !isAdmin({ req })) return refuse('not-yours');
    if (!Number.isSafeInteger(id)) return refuse('incomplete');
    const [passkeys, codes] = [await listPasskeys(req, id), await countRecoveryCodes(req, id)];
    return Response.json({ passkeys, codes, awaits: awaitsSecondStep(req.user) });
  },
};

/** Makes ten new recovery codes; only this response contains them. */
const codesEndpoint: Omit<Endpoint, 'root'> = {
  path: '/second-step/codes',
  method: 'post',
  handler: async req => {
    const account = signedIn(req);
    if (!account) return refuse('signed-out');
    const why = await reauthenticate(
      req,
      (await readBody(req, z.object({ currentPassword: password })))?.currentPassword,
    );
    if (why) return refuse(why);
    const made = await makeCodes(req, account);
    if (!made.ok) return refuse(made.problem);
    logInfo('recovery codes of staff made', { server: 'admin', account: account.id });
    return Response.json({ codes: made.value }, { headers: { 'cache-control': 'no-store' } });
  },
};

const makeCodes = (
  { payload }: PayloadRequest,
  account: Staff,
): Promise<Outcome<string[], SecondStepRefusal>> =>
  inOneTransaction(payload, async req => {
    await lockAccount(req, account.id);
    if ((await listPasskeys(req, account.id)).length === 0) return problem('no-passkey');
    await notify(req, 'recovery-codes-made', account);
    return ok(await makeRecoveryCodes(req, account.id));
  });

/** Removes a passkey of the signed-in account. Removing the last one removes the codes too. */
const removeEndpoint: Omit<Endpoint, 'root'> = {
  path: '/second-step/remove',
  method: 'post',
  handler: async req => {
    const account = signedIn(req);
    if (!account) return refuse('signed-out');
    const sent = await readBody(req, z.object({ id: z.string().max(2000), currentPassword: password }));
    if (!sent) return refuse('incomplete');
    const why = await reauthenticate(req, sent.currentPassword);
    if (why) return refuse(why);
    const removed = await remove(req, account, sent.id);
    if (!removed.ok) return refuse(removed.problem);
    logInfo('passkey of staff removed', { server: 'admin', account: account.id });
    return Response.json({ removed: true });
  },
};

const remove = (
  { payload }: PayloadRequest,
  account: Staff,
  id: string,
): Promise<Outcome<null, SecondStepRefusal>> =>
  inOneTransaction(payload, async req => {
    await lockAccount(req, account.id);
    const passkeys = await listPasskeys(req, account.id);
    if (!passkeys.some(passkey => passkey.id === id)) return problem('unknown');
    if (passkeys.length === 1 && secondStepIsRequired(account.role)) return problem('last');
    if (passkeys.length === 1) await deleteSecondStep(req, account.id);
    else await removePasskey(req, account.id, id);
    await notify(req, 'second-step-removed', account);
    return ok(null);
  });

/** Removes the second step of somebody who lost every passkey and code; another admin does it for them. */
const removeAllEndpoint: Omit<Endpoint, 'root'> = {
  path: '/second-step/remove-all',
  method: 'post',
  handler: async req => {
    const admin = signedIn(req);
    if (!admin) return refuse('signed-out');
    if (!isAdmin({ req })) return refuse('not-yours');
    const sent = await readBody(req, z.object({ account: z.int(), currentPassword: password }));
    if (!sent) return refuse('incomplete');
    if (sent.account === admin.id) return refuse('own');
    const why = await reauthenticate(req, sent.currentPassword);
    if (why) return refuse(why);
    const account = await findAccount(req, sent.account);
    if (!account) return refuse('unknown');
    await removeSecondStep(req.payload, account, admin.id);
    return Response.json({ removed: true });
  },
};

export const manageSecondStepEndpoints = [listEndpoint, codesEndpoint, removeEndpoint, removeAllEndpoint];

const asked = z.object({ currentPassword: z.string().max(1000) });

/** Returns the options for a new passkey, after the current password. They list existing passkeys, so that no device is added twice. */
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

/** Adds the passkey that answers the challenge of the options. */
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

/** Stores the passkey and notifies its owner. The first one ends all other sessions, which began with a password alone. */
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
    if (known.length === 0) await endSessions(req, account.id, findSession(request) ?? undefined);
    await notify(req, 'second-step-added', account);
    return ok(null);
  });

export const addPasskeyEndpoints = [optionsEndpoint, addEndpoint];

/**
 * Removes all passkeys and codes of somebody who lost them, signs them out everywhere and tells them by mail. `by` is the
 * admin who did it, or the command on the machine.
 */
export async function removeSecondStep(
  payload: Payload,
  account: Pick<Staff, 'id' | 'name' | 'email' | 'language'>,
  by: number | 'the command',
): Promise<void> {
  await inOneTransaction(payload, async req => {
    await lockAccount(req, account.id);
    await deleteSecondStep(req, account.id);
    await endSessions(req, account.id);
    await notify(req, 'second-step-removed', account);
  });
  logInfo('second step of staff removed', { server: 'admin', account: account.id, by });
}
