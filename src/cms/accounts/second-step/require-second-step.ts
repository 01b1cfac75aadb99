import type {
  CollectionAfterOperationHook,
  CollectionBeforeLoginHook,
  CollectionBeforeOperationHook,
} from 'payload';
import { hasSecondStep } from './passkey-store.ts';
import { endSessions } from './sessions.ts';

/** The password was right, and the account has a second step to go. */
export class SecondStepDue extends Error {
  override name = 'SecondStepDue';
  readonly account: number;

  constructor(account: number) {
    super('The second step of signing in is missing');
    this.account = account;
  }
}

/** Marks a new password chosen by a mailed link, for the hook below. */
export const noteReset: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'resetPassword') req.context.resetsPassword = true;
  return args;
};

/**
 * Nobody who has a second step gets a session without it. Every way to sign in by password passes here: the CMS undoes
 * the session it began when this throws. A mailed link changes the password all the same, and signs nobody in.
 */
export const holdForSecondStep: CollectionBeforeLoginHook = async ({ req, user }) => {
  if (!(await hasSecondStep(req, Number(user.id)))) return user;
  if (!req.context.resetsPassword) throw new SecondStepDue(Number(user.id));
  req.context.isHeld = true;
  await endSessions(req, Number(user.id));
  return user;
};

/** Takes what would sign in out of the answer to a mailed link. */
export const withholdSession: CollectionAfterOperationHook = ({ operation, req, result }) =>
  operation === 'resetPassword' && req.context.isHeld ? { token: undefined, user: null } : result;
