import {
  commitTransaction,
  type Endpoint,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload';
import { z } from 'zod';
import type { SecondStepRefusal } from '#cms/access/second-step.texts.ts';
import { notify } from '#cms/accounts/account-mails.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import type { Staff } from '#payload-types';
import { env } from '#platform/env.ts';
import { logInfo } from '#platform/log.ts';
import { authenticationResponse, verifyPasskey } from '#platform/passkeys/verify-passkey.ts';
import { countSignIn, recordSignIn } from '../sign-in-limits.ts';
import { consumePendingSignIn, endedCookie, findPendingSignIn, type PendingSignIn } from './challenge.ts';
import { findAccount, readBody, refuse } from './second-step-request.ts';
import { consumeRecoveryCode, findKey, markUsed } from './second-step-store.ts';
import { lockAccount, openSession } from './sessions.ts';

/** Longer than any code with its groups. */
const LONGEST_CODE = 60;
const secondStep = z.union([
  z.strictObject({ passkey: authenticationResponse }),
  z.strictObject({ code: z.string().min(1).max(LONGEST_CODE) }),
]);
type Shown = z.output<typeof secondStep>;
type Session = Awaited<ReturnType<typeof openSession>>;

/** The second step of sign-in: a passkey's response or a recovery code, from the browser that sent the right password. */
export const finishSignIn: Omit<Endpoint, 'root'> = {
  path: '/second-step/finish',
  method: 'post',
  handler: async req => {
    const pending = await findPendingSignIn(req, req.headers);
    if (!pending) return refuse('expired');
    const shown = await readBody(req, secondStep);
    if (!shown) return refuse('incomplete');
    const account = await findAccount(req, pending.account);
    if (!account) return refuse('expired');
    await countSignIn(req, account.email);
    const finished = await finish(req, { account, pending, shown });
    if (!finished.ok) return refuse(finished.problem);
    const way = 'code' in shown ? 'recovery code' : 'passkey';
    logInfo('signed in', { server: 'admin', way, account: account.id });
    await recordSignIn(req, account.email, 2);
    const headers = new Headers([
      ['set-cookie', finished.value.cookie],
      ['set-cookie', endedCookie()],
    ]);
    return Response.json({ exp: finished.value.exp }, { headers });
  },
};

type Step = { account: Staff; pending: PendingSignIn; shown: Shown };

/** Uses up the challenge and the code, or records the use of the passkey, and opens the session, all in one transaction. */
async function finish(req: PayloadRequest, step: Step): Promise<Outcome<Session, SecondStepRefusal>> {
  await initTransaction(req);
  try {
    await lockAccount(req, step.account.id);
    const isShown = 'code' in step.shown ? await showCode(req, step) : await showPasskey(req, step);
    if (!isShown || !(await consumePendingSignIn(req, step.pending))) {
      await killTransaction(req);
      return problem('code' in step.shown ? 'wrong-code' : 'wrong');
    }
    const session = await openSession(req, step.account);
    await commitTransaction(req);
    return ok(session);
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

async function showCode(req: PayloadRequest, { account, shown }: Step): Promise<boolean> {
  if (!('code' in shown) || !(await consumeRecoveryCode(req, account.id, shown.code))) return false;
  await notify(req, 'recovery-code-used', account);
  return true;
}

async function showPasskey(req: PayloadRequest, { account, pending, shown }: Step): Promise<boolean> {
  if (!('passkey' in shown)) return false;
  const { id, response } = shown.passkey;
  if (response.userHandle && Buffer.from(response.userHandle, 'base64url').toString() !== String(account.id))
    return false;
  const key = await findKey(req, account.id, id);
  if (!key) return false;
  const { challenge } = pending;
  const counter = await verifyPasskey(shown.passkey, key, { challenge, origin: env.STAFF_URL });
  return counter !== null && (await markUsed(req, key, counter));
}
