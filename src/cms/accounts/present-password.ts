import {
  APIError,
  type CollectionBeforeOperationHook,
  type Field,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { fieldAccess } from '#cms/access/access-for.ts';
import { STAFF } from '#cms/access/roles.ts';
import { countTry } from './sign-in-limits.ts';
import { isStoredPassword, storedPassword } from './stored-password.ts';

const NAME = 'presentPassword';

/** Asked for beside a new address or password, never stored. */
export const presentPasswordField: Field = {
  type: 'text',
  name: NAME,
  virtual: true,
  label: 'Your present password, for a new address or password',
  access: fieldAccess('asked'),
  admin: {
    components: { Field: '/src/staff/accounts/present-password.tsx#PresentPassword' },
    // Nobody has one while the first account is made.
    condition: (_data, _siblings, { user }) => Boolean(user),
    // Payload disables the input of a virtual field unless it is told not to.
    readOnly: false,
  },
};

type UpdateArgs = {
  id?: number | string;
  data?: { email?: unknown; password?: unknown; [NAME]?: unknown };
  overrideAccess?: boolean;
};

/**
 * A new mail address or password asks for the present password of whoever changes it, also when an admin changes
 * somebody else's: a browser left open, or a stolen session, must not become an account.
 */
export const askPresentPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id, data, overrideAccess } = args as UpdateArgs;
  if (operation !== 'update' || !data) return args;
  const { [NAME]: given, ...rest } = data;
  const asked = { ...args, data: rest } as typeof args;
  // For account-notices.ts, whoever changes it.
  if (rest.password) req.context.passwordChanges = Number(id);
  if (overrideAccess || !req.user || !(await changesSignIn(req, id, rest))) return asked;
  await countTry({ limit: 'password', caller: String(req.user.id) });
  const stored = await storedPassword(req, { id: { equals: req.user.id } });
  if (await isStoredPassword(typeof given === 'string' ? given : '', stored)) return asked;
  const message = given ? 'This is not your present password.' : 'Please type your present password here.';
  throw new ValidationError({ collection: STAFF, errors: [{ message, path: NAME }] }, req.t);
};

async function changesSignIn(
  req: PayloadRequest,
  id: number | string | undefined,
  { email, password }: NonNullable<UpdateArgs['data']>,
): Promise<boolean> {
  if (!email && !password) return false;
  if (id === undefined)
    throw new APIError('Change mail addresses and passwords one account at a time.', 400, undefined, true);
  if (password) return true;
  const account = await req.payload.findByID({
    collection: STAFF,
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  });
  return typeof email !== 'string' || email.toLowerCase().trim() !== account?.email;
}
