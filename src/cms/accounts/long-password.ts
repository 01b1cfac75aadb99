import { APIError, type CollectionBeforeOperationHook } from 'payload';

/** Fewer letters are guessed; what they are is everybody's own business. */
const shortest = 12;

/** Refuses a short password wherever one is set: with a new account, in one's own, and by a link to set it anew. */
export const refuseShortPassword: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (!['create', 'update', 'resetPassword'].includes(operation)) return args;
  const { password } = (args as { data?: { password?: unknown } }).data ?? {};
  if (typeof password === 'string' && [...password].length < shortest)
    throw new APIError(`A password has at least ${shortest} letters.`, 400, undefined, true);
  return args;
};
