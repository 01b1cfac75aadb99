import { createHash, createHmac } from 'node:crypto';
import { z } from 'zod';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { ownValue } from '#core/own-value.ts';
import {
  type EventKind,
  type EventProblem,
  isReference,
  type ProviderEvent,
} from '#core/payment-provider.ts';
import { isSecret } from '#platform/derived-keys.ts';
import { type ChapaOptions, readJson } from './chapa-wire.ts';

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

/** Chapa repeats an event for up to three days; anything older is a replay by somebody else. */
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
  const gift = event.tx_ref.slice(TX_PREFIX.length);
  if (!event.tx_ref.startsWith(TX_PREFIX) || !isReference(gift) || (event.mode ?? mode) !== mode)
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
    gift,
    paymentId: event.reference ?? null,
    verifyId: event.tx_ref,
    what,
  });
}
