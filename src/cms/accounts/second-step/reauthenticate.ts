import type { PayloadRequest } from 'payload';
import { countTry, forgiveTry } from '../sign-in-limits.ts';
import { isStoredPassword, storedPassword } from '../stored-password.ts';
import { hasSecondStep } from './passkey-store.ts';
import { isFreshSession } from './sessions.ts';

/** stale: both steps of signing in were too long ago. */
export type ReauthenticationProblem = 'no-password' | 'wrong-password' | 'stale';

/**
 * Required by every change of how an account signs in: the current password of whoever makes it, counted
 * against a limit, and from those with a second step a session that began with it within the last hour. Null if both
 * are there.
 */
export async function reauthenticate(
  req: PayloadRequest,
  given: unknown,
): Promise<ReauthenticationProblem | null> {
  const account = Number(req.user?.id);
  const tried = { limit: 'password', caller: String(account) } as const;
  await countTry(tried);
  const stored = await storedPassword(req, { id: { equals: account } });
  if (!(await isStoredPassword(typeof given === 'string' ? given : '', stored)))
    return given ? 'wrong-password' : 'no-password';
  await forgiveTry(tried);
  const isOld = (await hasSecondStep(req, account)) && !(await isFreshSession(req));
  return isOld ? 'stale' : null;
}
