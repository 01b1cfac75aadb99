import { createHmac, timingSafeEqual } from 'node:crypto';
import type pg from 'pg';
import { z } from 'zod';
import { comparedEmail, isEmailAddress } from '#core/email-address.ts';
import { isSecret } from '#platform/derived-keys.ts';
import { isAboutUs } from './bounce.rules.ts';
import { noteBouncesText, type ReportedBounce } from './outbox-store.ts';

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

// Providers send many more fields, and add some over time, so unknown names are ignored.
const text = z.string().max(2_000).catch('');

/** Our own format, for providers whose report can be configured. */
const own = z.object({
  bounce: z.enum(['hard', 'soft']),
  messageId: z.string().max(500).optional(),
  email: z.string().max(500).optional(),
  status: text.optional(),
});

const postmark = z
  .object({
    RecordType: z.enum(['Bounce', 'SpamComplaint']),
    Type: text.optional(),
    Email: z.string().max(500),
    Details: text.optional(),
  })
  .transform(({ RecordType, Type = '', Email, Details = '' }) => ({
    email: Email,
    messageId: undefined,
    bounce:
      RecordType === 'SpamComplaint'
        ? 'complaint'
        : toKind(
            Type,
            ['HardBounce', 'BadEmailAddress', 'ManuallyDeactivated'],
            ['SoftBounce', 'Transient', 'DnsError'],
          ),
    status: Details,
  }));

const brevo = z
  .object({
    event: z.string().max(100),
    email: z.string().max(500),
    'message-id': text.optional(),
    reason: text.optional(),
  })
  .transform(({ event, email, 'message-id': messageId, reason = '' }) => ({
    email,
    messageId,
    bounce: event === 'spam' ? 'complaint' : toKind(event, ['hard_bounce', 'invalid_email'], ['soft_bounce']),
    status: reason,
  }));

const sendgrid = z
  .object({
    event: z.enum(['bounce', 'dropped', 'spamreport', 'deferred', 'processed', 'delivered', 'open', 'click']),
    type: text.optional(),
    email: z.string().max(500),
    'smtp-id': text.optional(),
    status: text.optional(),
    reason: text.optional(),
  })
  .transform(({ event, type = '', email, 'smtp-id': messageId, status = '', reason = '' }) => ({
    email,
    messageId,
    bounce: event === 'spamreport' ? 'complaint' : toKind(type === 'blocked' ? '' : event, ['bounce'], []),
    status: `${status} ${reason}`,
  }));

const mailgun = z
  .object({
    'event-data': z.object({
      event: z.string().max(100),
      severity: text.optional(),
      recipient: z.string().max(500),
      message: z.object({ headers: z.object({ 'message-id': text.optional() }).optional() }).optional(),
      'delivery-status': z.object({ message: text.optional(), 'enhanced-code': text.optional() }).optional(),
    }),
  })
  .transform(({ 'event-data': { event, severity = '', recipient, message, 'delivery-status': status } }) => ({
    email: recipient,
    // They leave the angle brackets out.
    messageId: message?.headers?.['message-id']
      ? `<${message.headers['message-id'].replace(/^<|>$/g, '')}>`
      : undefined,
    bounce:
      event === 'complained'
        ? 'complaint'
        : toKind(event === 'failed' ? severity : '', ['permanent'], ['temporary']),
    status: `${status?.['enhanced-code'] ?? ''} ${status?.message ?? ''}`,
  }));

const toKind = (word: string, hard: readonly string[], soft: readonly string[]) =>
  hard.includes(word) ? 'hard' : soft.includes(word) ? 'soft' : null;

const report = z.union([own, mailgun, postmark, sendgrid, brevo]);
const reports = z.union([z.array(report).min(1).max(1_000), report.transform(one => [one])]);

/**
 * The bounces in a report, in our format or that of Postmark, Mailgun, SendGrid or Brevo, one or a list. Other events
 * are ignored, and so is a bounce whose words are about us; null if the format is unknown. A complaint counts as a missing
 * mailbox.
 */
export function bouncesReported(sent: unknown): ReportedBounce[] | null {
  const read = reports.safeParse(sent);
  if (!read.success) return null;
  return read.data.flatMap(({ bounce, email, messageId, status = '' }) => {
    if (bounce === null || (!email && !messageId)) return [];
    if (bounce !== 'complaint' && isAboutUs(status)) return [];
    return [
      {
        bounce: bounce === 'complaint' ? 'hard' : (bounce as ReportedBounce['bounce']),
        email,
        messageId,
        status: /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(status)?.[0] ?? '',
      },
    ];
  });
}
