import {
  APIError,
  type CollectionBeforeOperationHook,
  type Field,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { STAFF } from '#cms/access/roles.ts';
import { secondStepRefusals } from '#cms/access/second-step.texts.ts';
import { adminComponents } from '#cms/admin-components.ts';
import { isStoredPassword, storedPassword } from '../password.ts';
import { countAttempt, uncountAttempt } from '../sign-in-limits.ts';
import { findAccount } from './second-step-request.ts';
import { hasSecondStep } from './second-step-store.ts';
import { isFreshSession } from './sessions.ts';

/** stale: the sign-in was too long ago. */
export type ReauthenticationProblem = 'no-password' | 'wrong-password' | 'stale';

/**
 * Checks who changes how an account signs in: the caller's current password, counted against a limit, and, for callers
 * with a second step, a session that began within the last hour. Returns null if both are right.
 */
export async function reauthenticate(
  req: PayloadRequest,
  given: unknown,
): Promise<ReauthenticationProblem | null> {
  const account = Number(req.user?.id);
  const tried = { limit: 'password', caller: String(account) } as const;
  await countAttempt(req, tried);
  const stored = await storedPassword(req, { id: { equals: account } });
  if (!(await isStoredPassword(typeof given === 'string' ? given : '', stored)))
    return given ? 'wrong-password' : 'no-password';
  await uncountAttempt(tried);
  const isOld = (await hasSecondStep(req, account)) && !(await isFreshSession(req));
  return isOld ? 'stale' : null;
}

const NAME = 'currentPassword';

/** Required with a new address or password; never stored. */
export const currentPasswordField: Field = {
  type: 'text',
  name: NAME,
  virtual: true,
  label: 'Your current password, to change your email or password',
  // Readable, because Payload hides fields that nobody may read; there is no stored value.
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    components: { Field: adminComponents.CurrentPassword },
    // Nobody has a password while the first account is created.
    condition: (_data, _siblings, { user }) => Boolean(user),
  },
};

type UpdateArgs = {
  id?: number | string;
  data?: { email?: unknown; password?: unknown; [NAME]?: unknown };
  overrideAccess?: boolean;
};

/**
 * Requires `reauthenticate` for a new mail address or password, also when an admin changes somebody else's account, so that
 * a browser left open or a stolen session is not enough to take over an account.
 */
export const requireCurrentPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id, data, overrideAccess } = args as UpdateArgs;
  if (operation !== 'update' || !data) return args;
  const { [NAME]: given, ...rest } = data;
  const asked = { ...args, data: rest } as typeof args;
  // Read by `notifyOldAddress`.
  if (rest.password) req.context.passwordChanges = Number(id);
  if (overrideAccess || !req.user || !(await changesSignIn(req, id, rest))) return asked;
  const problem = await reauthenticate(req, given);
  if (problem === null) return asked;
  const [, message] = secondStepRefusals[problem];
  throw new ValidationError({ collection: STAFF, errors: [{ message, path: NAME }] }, req.t);
};

async function changesSignIn(
  req: PayloadRequest,
  id: number | string | undefined,
  { email, password }: NonNullable<UpdateArgs['data']>,
): Promise<boolean> {
  if (!email && !password) return false;
  if (id === undefined)
    throw new APIError('Change email addresses and passwords one account at a time.', 400, undefined, true);
  if (password) return true;
  const account = await findAccount(req, id);
  return typeof email !== 'string' || email.toLowerCase().trim() !== account?.email;
}
