import type { CollectionAfterLoginHook, CollectionAfterLogoutHook } from 'payload';
import { logInfo } from '#platform/log.ts';
import { lockAccount } from './second-step/sessions.ts';

/** Logs that a staff account was signed in to, by its id. The CMS logs wrong passwords itself. */
export const logStaffIn: CollectionAfterLoginHook = ({ req, user }) => {
  if (!req.context.isHeld) logInfo('signed in', { server: 'admin', way: 'password', account: user.id });
};

/** Logs that somebody of the staff signed out. */
export const logStaffOut: CollectionAfterLogoutHook = async ({ req }) => {
  // As renewing does: Payload writes the other sessions back as it reads them after this.
  if (req.user) await lockAccount(req, Number(req.user.id));
  logInfo('signed out', { server: 'admin', account: req.user?.id });
};
