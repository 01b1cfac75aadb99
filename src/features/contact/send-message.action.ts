import type { Payload } from 'payload';
import { comparedEmail } from '#core/email-address.ts';
import type { Locale } from '#core/locale.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { env } from '#platform/env.ts';
import { networkOf } from '#platform/http/client-address.ts';
import { createSharedLimit, type RateLimit } from '#platform/limits/rate-limit.ts';
import { firstLineOf } from './message.rules.ts';
import type { MessageRequest } from './message.schema.ts';

/** The network address is used for limits and not stored. */
export type Writing = { language: Locale; clientAddress: string; now: Date };

/** `too-often`: the network reached its limit; `wait` is in whole seconds. */
export type MessageProblem = { code: 'too-often'; wait: number };

const TEN_MINUTES = 10 * 60_000;

/**
 * Stores a message in the inbox. The same text from the same sender within ten minutes is stored once, because visitors
 * resend when a response is lost.
 */
export async function sendMessage(
  payload: Payload,
  { name, email, message }: MessageRequest,
  { language, clientAddress, now }: Writing,
): Promise<Outcome<'received', MessageProblem>> {
  perNetwork ??= createSharedLimit({
    name: 'contact',
    limit: env.CONTACT_PER_NETWORK,
    windowMs: TEN_MINUTES,
  });
  const wait = await perNetwork.refuse(networkOf(clientAddress));
  if (wait !== null) return problem({ code: 'too-often', wait });
  const compared = comparedEmail(email);
  const since = new Date(now.getTime() - TEN_MINUTES).toISOString();
  const { totalDocs } = await payload.count({
    collection: 'messages',
    where: { compared: { equals: compared }, message: { equals: message }, sentAt: { greater_than: since } },
    overrideAccess: true,
  });
  if (totalDocs > 0) return ok('received');
  await payload.create({
    collection: 'messages',
    data: {
      name,
      email,
      message,
      compared,
      language,
      firstLine: firstLineOf(message),
      state: 'new',
      sentAt: now.toISOString(),
    },
    depth: 0,
    overrideAccess: true,
  });
  return ok('received');
}

let perNetwork: RateLimit | undefined;
