import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeLoginHook,
  CollectionBeforeOperationHook,
} from 'payload';
import { rowsOf } from '#platform/transaction.ts';

/** The format of Payload's reset tokens: 20 random bytes. Digests are longer, so one is never mistaken for a token. */
const RAW_TOKEN = /^[0-9a-f]{40}$/;

const digestOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Stores the digest of a reset token instead of the token, so that a copy of the database opens no account. */
export const storeTokenDigest: CollectionBeforeChangeHook = ({ data }) => {
  const token: unknown = data.resetPasswordToken;
  return typeof token === 'string' && RAW_TOKEN.test(token)
    ? { ...data, resetPasswordToken: digestOf(token) }
    : data;
};

/**
 * Replaces the token sent with a new password by its digest, in place because Payload keeps the object. Payload reads the
 * account only afterwards, so concurrent requests with the same token wait for the lock and then find it used.
 */
export const claimResetToken: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword') return args;
  const { data } = args as { data: { token?: unknown } };
  const digest = typeof data.token === 'string' ? digestOf(data.token) : '';
  data.token = digest;
  await rowsOf(req, sql`select 1 from public.staff where reset_password_token = ${digest} for update`);
  return args;
};

/** Deletes a token and the invitation when the token is used. Payload would only set it to expire. */
export const deleteUsedToken: CollectionBeforeLoginHook = async ({ req, user }) => {
  if (req.context.resetsPassword)
    await rowsOf(
      req,
      sql`update public.staff set reset_password_token = null, invitation = null where id = ${Number(user.id)}`,
    );
  return user;
};
