import type { Payload } from 'payload';
import { comparedEmail } from '#core/email-address.ts';
import type { Locale } from '#core/locale.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { env } from '#platform/env.ts';
import { networkOf } from '#platform/http/network-of.ts';
import { createSharedLimit, type RateLimit } from '#platform/limits/rate-limit.ts';
import { firstLineOf } from './message.rules.ts';
import type { MessageRequest } from './message.schema.ts';

/** Who writes, in which language, and when. The network address bounds abuse and is not kept. */
export type Writing = { language: Locale; clientAddress: string; now: Date };

/** `too-often`: the network has written as often as it may; `wait` is in whole seconds. */
export type MessageProblem = { code: 'too-often'; wait: number };

const TEN_MINUTES = 10 * 60_000;

/**
 * Puts a visitor's message into the inbox of staff. The same words of the same sender within ten minutes are one message:
 * whoever lost the answer on the way sends once more, and staff read it once.
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
