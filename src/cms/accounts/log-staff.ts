import type { CollectionAfterLoginHook, CollectionAfterLogoutHook } from 'payload';
import { logInfo } from '#platform/log.ts';

/** Writes down that an account of staff was signed in to, by its number; wrong passwords are said by the CMS itself. */
export const logStaffIn: CollectionAfterLoginHook = ({ user }) => {
  logInfo('signed in', { door: 'staff', way: 'password', account: user.id });
};

export const logStaffOut: CollectionAfterLogoutHook = ({ req }) => {
  logInfo('signed out', { door: 'staff', account: req.user?.id });
};
