import { sql } from '@payloadcms/db-postgres/drizzle';
import {
  addDataAndFileToRequest,
  commitTransaction,
  type Endpoint,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload';
import { z } from 'zod';
import { STAFF } from '#cms/access/roles.ts';
import { tidyName } from '#core/person-name.ts';
import { toNetwork } from '#platform/http/client-address.ts';
import { createSharedLimit } from '#platform/limits/rate-limit.ts';
import { logInfo, logWarning } from '#platform/log.ts';
import { currentRequest } from '#platform/request-context.ts';
import { FIRST_ACCOUNT_FILE, removeStoredSecret } from '#platform/stored-secrets.ts';
import { getExecutor, lockInTransaction } from '#platform/transaction.ts';
import { codeDigest } from './one-time-code.ts';
import { openSession } from './second-step/sessions.ts';
import { recordSignIn } from './sign-in-limits.ts';

/** The lock held while the first or any other account is checked and stored. */
export const FIRST_ACCOUNT_LOCK = 'staff:first';

/** The input of the form for the first account; it has no role. */
const firstAccount = z.object({
  name: z.string().transform(tidyName).pipe(z.string().min(1).max(200)),
  email: z.email().max(254),
  password: z.string().max(1000),
  language: z.enum(['en', 'am']).optional(),
  setupCode: z.string().max(100),
});

const TEN_MINUTES_MS = 10 * 60 * 1000;
const perNetwork = createSharedLimit({ name: 'first account', limit: 10, windowMs: TEN_MINUTES_MS });

const refusals = {
  incomplete: [400, 'Please fill in name, email, password and set-up code.'],
  taken: [403, 'There is an admin already. Please ask them for an account.'],
  code: [
    403,
    'This set-up code is wrong, used or more than a day old. Run "npm run setup-code" on the server to make a new one.',
  ],
  often: [429, 'Too many attempts. Please try again in ten minutes.'],
} as const;

const refuse = (why: keyof typeof refusals, headers = {}) => {
  const [status, message] = refusals[why];
  return Response.json({ errors: [{ message }] }, { status, headers });
};

/**
 * Creates the first account of an installation, an admin. Replaces Payload's endpoint at this address, which accepts
 * the first caller. This one requires the code printed where the processes were started, and checks and inserts under
 * one lock, so that concurrent requests create only one admin.
 */
export const firstAccountEndpoint: Omit<Endpoint, 'root'> = {
  path: '/first-register',
  method: 'post',
  handler: async req => {
    const wait = await perNetwork.refuse(toNetwork(currentRequest()?.clientAddress ?? ''));
    if (wait !== null) return refuse('often', { 'retry-after': String(wait) });
    await addDataAndFileToRequest(req);
    const sent = firstAccount.safeParse(req.data);
    if (!sent.success) return refuse('incomplete');
    await initTransaction(req);
    try {
      const answer = await register(req, sent.data);
      await (answer.ok ? commitTransaction(req) : killTransaction(req));
      if (answer.ok) await forgetCode();
      return answer;
    } catch (error) {
      await killTransaction(req);
      throw error;
    }
  },
};

/** Failing to delete the file of a used code is harmless: the code no longer works, and the health page names the file. */
async function forgetCode(): Promise<void> {
  await removeStoredSecret(FIRST_ACCOUNT_FILE).catch((error: Error) => {
    logWarning('the file of the set-up code stays', { reason: error.message });
  });
}

async function register(
  req: PayloadRequest,
  { setupCode, ...account }: z.infer<typeof firstAccount>,
): Promise<Response> {
  const { payload } = req;
  await lockInTransaction(req, FIRST_ACCOUNT_LOCK);
  const { totalDocs } = await payload.count({ collection: STAFF, overrideAccess: true, req });
  if (totalDocs > 0) return refuse('taken');
  if (!(await consumeSetupCode(req, setupCode))) return refuse('code');
  const data = { ...account, role: 'admin' } as const;
  const user = await payload.create({ collection: STAFF, data, overrideAccess: true, req });
  const { cookie, exp } = await openSession(req, user);
  await recordSignIn(req, user.email, 1);
  logInfo('first account created', { server: 'admin', account: user.id });
  return Response.json(
    {
      exp,
      user: { ...user, collection: STAFF },
      message: 'Welcome. You are the admin of this site.',
    },
    { headers: { 'set-cookie': cookie } },
  );
}

/** False if the code is wrong, used, replaced or over a day old. It counts as used only if the account is stored. */
async function consumeSetupCode(req: PayloadRequest, typed: string): Promise<boolean> {
  const digest = codeDigest(typed);
  if (digest === null) return false;
  const executor = await getExecutor(req);
  const { rowCount } = (await executor.execute(
    sql`update setup.codes set used_at = now() where digest = ${digest} and used_at is null and expires_at > now()`,
  )) as { rowCount: number };
  return rowCount === 1;
}
