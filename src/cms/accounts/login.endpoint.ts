import {
  addDataAndFileToRequest,
  type CollectionAfterOperationHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  commitTransaction,
  type Endpoint,
  initTransaction,
  killTransaction,
  loginOperation,
  type PayloadRequest,
} from 'payload';
import { generatePayloadCookie } from 'payload/shared';
import { STAFF } from '#cms/access/roles.ts';
import { storedPassword } from './password.ts';
import { createChallenge } from './second-step/challenge.ts';
import { hasSecondStep } from './second-step/second-step-store.ts';
import { endSessions } from './second-step/sessions.ts';

/** The password was right, and the second step is still missing. */
export class SecondStepDue extends Error {
  override name = 'SecondStepDue';
  readonly account: number;

  constructor(account: number) {
    super('The second step of signing in is missing');
    this.account = account;
  }
}

/** Marks the choice of a new password by a mailed link, for `requireSecondStep`. */
export const markReset: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'resetPassword') req.context.resetsPassword = true;
  return args;
};

/**
 * Gives no session to an account with a second step before that step. Every sign-in by password runs this hook, and the CMS
 * rolls its session back when it throws. A password reset by a mailed link still succeeds, without signing anybody in.
 */
export const requireSecondStep: CollectionBeforeLoginHook = async ({ req, user }) => {
  if (!(await hasSecondStep(req, Number(user.id)))) return user;
  if (!req.context.resetsPassword) throw new SecondStepDue(Number(user.id));
  req.context.isHeld = true;
  await endSessions(req, Number(user.id));
  return user;
};

/** Removes the session from the response to a password reset. */
export const removeHeldSession: CollectionAfterOperationHook = ({ operation, req, result }) =>
  operation === 'resetPassword' && req.context.isHeld ? { token: undefined, user: null } : result;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Signs in by password. Replaces Payload's endpoint at this address: for an account with a second step, the right password
 * returns a challenge in a cookie instead of a session. Until the password is right, neither wording nor timing differs.
 */
export const loginEndpoint: Omit<Endpoint, 'root'> = {
  path: '/login',
  method: 'post',
  handler: async req => {
    await addDataAndFileToRequest(req);
    // Payload stores all sessions of an account at once, so of two concurrent sign-ins one would end the other.
    await initTransaction(req);
    try {
      const answer = await signIn(req);
      await commitTransaction(req);
      return answer;
    } catch (error) {
      await killTransaction(req);
      if (error instanceof SecondStepDue) return askSecondStep(req, error.account);
      throw error;
    }
  },
};

async function signIn(req: PayloadRequest): Promise<Response> {
  const collection = req.payload.collections[STAFF];
  const { email, password } = req.data ?? {};
  const data = { email: text(email), password: text(password) };
  const { exp, token, user } = await loginOperation({ collection, data, depth: 0, req });
  const cookie = generatePayloadCookie({
    collectionAuthConfig: collection.config.auth,
    cookiePrefix: req.payload.config.cookiePrefix,
    token: token ?? '',
  });
  const message = req.t('authentication:passed');
  return Response.json({ message, exp, user }, { headers: { 'set-cookie': String(cookie) } });
}

async function askSecondStep(req: PayloadRequest, account: number): Promise<Response> {
  const { payload } = req;
  const stored = await storedPassword(req, { id: { equals: account } });
  const { cookie } = await createChallenge({ payload }, { account, password: stored?.hash ?? '' });
  // Payload's form reads `user` and opens the admin, which redirects to the second step.
  return Response.json(
    { message: req.t('authentication:passed'), user: null, secondStep: true },
    { headers: { 'set-cookie': cookie } },
  );
}
