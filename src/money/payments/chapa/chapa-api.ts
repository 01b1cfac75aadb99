import { createHash, createHmac } from 'node:crypto';
import { z } from 'zod';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { ownValue } from '#core/own-value.ts';
import {
  type EventKind,
  type EventProblem,
  isReference,
  type ProviderEvent,
  type ProviderProblem,
} from '#money/domain/payment-provider.ts';
import { isSecret } from '#platform/derived-keys.ts';
import { readAnswer } from '#platform/foreign/read-answer.ts';

export type ChapaOptions = {
  readonly api: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** How long an answer may take, in milliseconds. */
  readonly timeout?: number;
};

const longestAnswer = 100_000;

/**
 * One call of Chapa's API (developer.chapa.co): bearer key, JSON both ways. Reads are tried twice; calls that start or
 * move money only once, because a lost answer does not say whether it was done.
 */
export async function askChapa<Shape extends z.ZodType>(
  options: ChapaOptions,
  path: string,
  shape: Shape,
  body?: object,
): Promise<Outcome<z.infer<Shape>, ProviderProblem>> {
  const first = await askOnce(options, path, shape, body);
  const again = body === undefined && !first.ok && first.problem === 'unreachable';
  return again ? askOnce(options, path, shape, body) : first;
}

async function askOnce<Shape extends z.ZodType>(
  { api, secretKey, timeout = 10_000 }: ChapaOptions,
  path: string,
  shape: Shape,
  body?: object,
): Promise<Outcome<z.infer<Shape>, ProviderProblem>> {
  let status: number;
  let text: string | null;
  try {
    const response = await fetch(`${api}/v1/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    status = response.status;
    text = await readAnswer(response, longestAnswer);
  } catch {
    return problem('unreachable');
  }
  if (status === 429) return problem('busy');
  if (status >= 500) return problem('unreachable');
  if (status === 404) return problem('unknown');
  if (status >= 400) return problem('refused');
  const read = shape.safeParse(text === null ? null : readJson(text));
  return read.success ? ok(read.data) : problem('unclear');
}

/** The JSON in `text`; null where it is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const decimal = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/;

/** Chapa writes 100, "100" or "100.50"; both of its currencies have two decimals. Read into smallest units, never a float. */
export const decimalAmount = z.union([z.string(), z.number()]).transform((value, context) => {
  const [, whole, part = ''] = decimal.exec(String(value)) ?? [];
  if (whole !== undefined) return BigInt(whole + part.padEnd(2, '0'));
  context.addIssue({ code: 'custom', message: 'must be an amount' });
  return z.NEVER;
});

export const TX_PREFIX = 'gift-';

const kinds: Readonly<Record<string, EventKind>> = {
  'charge.success': 'paid',
  'charge.failed/cancelled': 'failed',
  'charge.failed': 'failed',
  'charge.cancelled': 'failed',
  'charge.refunded': 'refunded',
  'charge.reversed': 'refunded',
};

const signedShape = z.object({ event: z.string() });
const eventShape = signedShape.extend({
  tx_ref: z.string(),
  reference: z.string().max(100).nullish(),
  mode: z.enum(['test', 'live']).optional(),
  updated_at: z.iso.datetime({ offset: true }),
});

/** Chapa repeats an event for up to three days; anything older is a replay. */
const longestDelivery = 4 * 24 * 3_600_000;

/**
 * Reads an event (developer.chapa.co/integrations/webhooks). Chapa sends two signatures: `x-chapa-signature` is the
 * HMAC-SHA-256 of the body, `chapa-signature` that of the secret itself. The second is the same in every request and
 * proves nothing about the body, so it never stands in for the first.
 */
export function readChapaEvent(
  { webhookSecret, secretKey }: ChapaOptions,
  rawBody: Buffer,
  headers: Readonly<Record<string, string | undefined>>,
  now: Date,
): Outcome<ProviderEvent, EventProblem> {
  const given = headers['x-chapa-signature'];
  if (!given) return problem('unsigned');
  const right = createHmac('sha256', webhookSecret).update(rawBody).digest('hex');
  if (!isSecret(given.toLowerCase(), right)) return problem('forged');
  const json = readJson(rawBody.toString('utf8'));
  const { data: signed } = signedShape.safeParse(json);
  const what = signed && ownValue(kinds, signed.event);
  const { data: event } = eventShape.safeParse(json);
  if (!what || !event) return problem('unknown');
  const mode = secretKey.startsWith('CHASECK_TEST-') ? 'test' : 'live';
  const donation = event.tx_ref.slice(TX_PREFIX.length);
  if (!event.tx_ref.startsWith(TX_PREFIX) || !isReference(donation) || (event.mode ?? mode) !== mode)
    return problem('foreign');
  const at = new Date(event.updated_at);
  if (Math.abs(now.getTime() - at.getTime()) > longestDelivery) return problem('stale');
  return ok({
    // Chapa gives its events no id; each delivery of one has the same content.
    id: createHash('sha256')
      .update([event.event, event.tx_ref, event.reference ?? '', event.updated_at].join(' '))
      .digest('hex'),
    at,
    sequence: at.getTime(),
    donation,
    paymentId: event.reference ?? null,
    verifyId: event.tx_ref,
    what,
  });
}
