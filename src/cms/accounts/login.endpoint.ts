import {
  addDataAndFileToRequest,
  commitTransaction,
  type Endpoint,
  initTransaction,
  killTransaction,
  loginOperation,
  type PayloadRequest,
} from 'payload';
import { generatePayloadCookie } from 'payload/shared';
import { STAFF } from '#cms/access/roles.ts';
import { createChallenge } from './second-step/challenge.ts';
import { SecondStepDue } from './second-step/require-second-step.ts';
import { storedPassword } from './stored-password.ts';

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
