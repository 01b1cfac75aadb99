import { APIError, type CollectionBeforeOperationHook, type PayloadRequest, type Where } from 'payload';
import { STAFF } from '#cms/access/roles.ts';
import { passwordProblem, shortestPassword } from './password.rules.ts';

const messages = {
  short: `A password has at least ${shortestPassword} characters.`,
  easy: 'This password is easy to guess. Use your own words, not your name, the name of this site or rows of keys.',
} as const;

type OperationArgs = {
  id?: number | string;
  data?: { password?: unknown; token?: unknown; name?: unknown; email?: unknown };
  req?: PayloadRequest;
};

/** Refuses a weak password wherever one is set: for a new account, in one's own account, or with a reset link. */
export const refuseWeakPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (!['create', 'update', 'resetPassword'].includes(operation)) return args;
  const input = args as OperationArgs;
  const { password } = input.data ?? {};
  if (typeof password !== 'string') return args;
  const problem = passwordProblem(password, await ownerOf(input, req));
  if (problem) throw new APIError(messages[problem], 400, undefined, true);
  return args;
};

/** The owner of the password: as sent with it, and as stored in the account. */
async function ownerOf({ id, data }: OperationArgs, req: PayloadRequest) {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const account = await accountOf(id, data?.token, req);
  return {
    name: `${text(data?.name)} ${account?.name ?? ''}`,
    email: `${text(data?.email)} ${account?.email ?? ''}`,
  };
}

async function accountOf(id: unknown, token: unknown, req: PayloadRequest) {
  const where: Where | null =
    typeof id === 'number' || typeof id === 'string'
      ? { id: { equals: id } }
      : typeof token === 'string' && token
        ? { resetPasswordToken: { equals: token } }
        : null;
  if (!where) return null;
  const { docs } = await req.payload.find({
    collection: STAFF,
    where,
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  });
  return docs[0] ?? null;
}
