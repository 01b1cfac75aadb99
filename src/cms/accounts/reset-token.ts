import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeLoginHook,
  CollectionBeforeOperationHook,
} from 'payload';
import { rowsOf } from '#platform/transaction.ts';

/** The token of a reset link as the CMS makes it: 20 random bytes. Its digest is longer, and so is never taken for one. */
const RAW_TOKEN = /^[0-9a-f]{40}$/;

const digestOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Stores the digest of a reset token in place of the token, so that a copy of the database opens no account. */
export const storeTokenDigest: CollectionBeforeChangeHook = ({ data }) => {
  const token: unknown = data.resetPasswordToken;
  return typeof token === 'string' && RAW_TOKEN.test(token)
    ? { ...data, resetPasswordToken: digestOf(token) }
    : data;
};

/**
 * Looks for the digest of the token that came with a new password. The CMS keeps this object: it is changed in place. It
 * reads the account only after this: of several requests with one token the others wait here, and then find it used.
 */
export const claimResetToken: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword') return args;
  const { data } = args as { data: { token?: unknown } };
  const digest = typeof data.token === 'string' ? digestOf(data.token) : '';
  data.token = digest;
  await rowsOf(req, sql`select 1 from public.staff where reset_password_token = ${digest} for update`);
  return args;
};

/** Deletes a token with its use, and with it the invitation. The CMS only lets it expire at that moment. */
export const deleteUsedToken: CollectionBeforeLoginHook = async ({ req, user }) => {
  if (req.context.resetsPassword)
    await rowsOf(
      req,
      sql`update public.staff set reset_password_token = null, invitation = null where id = ${Number(user.id)}`,
    );
  return user;
};
