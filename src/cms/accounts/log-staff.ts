import type { CollectionAfterLoginHook, CollectionAfterLogoutHook } from 'payload';
import { logInfo } from '#platform/log.ts';

/** Logs that a staff account was signed in to, by its id. The CMS logs wrong passwords itself. */
export const logStaffIn: CollectionAfterLoginHook = ({ user }) => {
  logInfo('signed in', { server: 'admin', way: 'password', account: user.id });
};

export const logStaffOut: CollectionAfterLogoutHook = ({ req }) => {
  logInfo('signed out', { server: 'admin', account: req.user?.id });
};
