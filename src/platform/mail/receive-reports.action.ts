import { createHmac, timingSafeEqual } from 'node:crypto';
import type pg from 'pg';
import { comparedEmail, isEmailAddress } from '#core/email-address.ts';
import { isSecret } from '#platform/derived-keys.ts';
import { noteBouncesText } from './outbox-store.ts';
import { bouncesReported } from './provider-report.schema.ts';

/**
 * Whether the sender of a report knows the secret: as a bearer token, as the password of basic authentication, or as
 * the key of an HMAC-SHA-256 over the body (`X-Signature: sha256=…`, in hexadecimal).
 */
export function isReportSigned(headers: Headers, body: Uint8Array, secret: string): boolean {
  const [, scheme = '', value = ''] = /^(\w+) +(\S+)$/.exec(headers.get('authorization') ?? '') ?? [];
  if (scheme.toLowerCase() === 'bearer') return isSecret(value, secret);
  if (scheme.toLowerCase() === 'basic') {
    const [, password = ''] = /^[^:]*:(.*)$/s.exec(Buffer.from(value, 'base64').toString()) ?? [];
    return isSecret(password, secret);
  }
  const given = /^sha256=([0-9a-f]{64})$/i.exec(headers.get('x-signature') ?? '')?.[1];
  if (given === undefined) return false;
  return timingSafeEqual(Buffer.from(given, 'hex'), createHmac('sha256', secret).update(body).digest());
}

/** Queues what a provider reported and returns how many of our mails it is about; null if it cannot be read. */
export async function receiveReports(pool: Pick<pg.Pool, 'query'>, body: Uint8Array): Promise<number | null> {
  const bounces = bouncesReported(readJson(body));
  if (bounces === null) return null;
  if (bounces.length === 0) return 0;
  const rows = bounces.map(({ email, ...bounce }) => ({
    ...bounce,
    compared: email && isEmailAddress(email) ? comparedEmail(email) : null,
  }));
  const { rows: answers } = await pool.query<{ meant: number }>(noteBouncesText, [JSON.stringify(rows)]);
  return answers[0]?.meant ?? 0;
}

function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body).replaceAll('\\u0000', ''));
  } catch {
    return null;
  }
}
