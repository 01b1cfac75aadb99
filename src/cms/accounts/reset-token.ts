import { createHash } from 'node:crypto';
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload';

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

/** Looks for the digest of the token that came with a new password. The CMS keeps this object: it is changed in place. */
export const compareTokenDigests: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'resetPassword') return args;
  const { data } = args as { data: { token?: unknown } };
  data.token = typeof data.token === 'string' ? digestOf(data.token) : '';
  return args;
};
