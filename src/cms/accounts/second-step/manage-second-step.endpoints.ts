import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { awaitsSecondStep, isAdmin, secondStepIsRequired } from '#cms/access/roles.ts';
import type { SecondStepRefusal } from '#cms/access/second-step.texts.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import type { Staff } from '#payload-types';
import { logInfo } from '#platform/log.ts';
import { inOneTransaction } from '#platform/transaction.ts';
import { notify } from '../account-notices.ts';
import { forgetSecondStep, listPasskeys, removePasskey } from './passkey-store.ts';
import { reauthenticate } from './reauthenticate.ts';
import { countRecoveryCodes, makeRecoveryCodes } from './recovery-codes.ts';
import { removeSecondStep } from './remove-second-step.ts';
import { findAccount, readBody, refuse, signedIn } from './second-step-request.ts';
import { lockAccount } from './sessions.ts';

const password = z.string().max(1000);

/** What an account has as its second step: everybody's own, and everybody's for admins. Never a key, never a code. */
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

/** Ten new recovery codes, shown this once. */
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
    if (passkeys.length === 1) await forgetSecondStep(req, account.id);
    else await removePasskey(req, account.id, id);
    await notify(req, 'second-step-removed', account);
    return ok(null);
  });

/** For somebody who lost everything: another admin takes their second step away. */
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
