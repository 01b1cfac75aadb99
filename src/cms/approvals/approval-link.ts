import { createHash, randomBytes } from 'node:crypto';
import { type Locale, localePath } from '#core/locale.ts';
import { isSignedFor, signFor } from '#platform/derived-keys.ts';
import { env } from '#platform/env.ts';

/** The page behind the link and the draft it leads to, without language, and the query parameter of both. */
export const approvalPath = '/send/approval';
export const approvalDraftPath = '/send/draft';
export const approvalParameter = 'approval';

const given = /^([1-9]\d{0,14})\.([\w-]{43})\.([\w-]{22})$/;
const signed = (id: string | number, secret: string) => `${id}\n${secret}`;
const digestOf = (secret: string) => createHash('sha256').update(secret).digest();

/** The secret of a new approval: it goes into the mail, the digest into the database. */
export function newSecret(): { secret: string; digest: Buffer } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, digest: digestOf(secret) };
}

/** The signed link to one approval, absolute, in the language of its reader. */
export function approvalLink(id: number, secret: string, locale: Locale): string {
  const link = new URL(localePath(locale, approvalPath), env.SITE_URL);
  link.searchParams.set(
    approvalParameter,
    `${id}.${secret}.${signFor('approval-links', signed(id, secret))}`,
  );
  return link.href;
}

/** Which approval a link is for and the digest that proves it; null where we did not sign it. */
export function readApprovalLink(text: string | null): { id: number; proof: Buffer } | null {
  const [, id = '', secret = '', signature = ''] = given.exec(text ?? '') ?? [];
  if (!isSignedFor('approval-links', signed(id, secret), signature)) return null;
  return { id: Number(id), proof: digestOf(secret) };
}
