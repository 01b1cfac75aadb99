import type { Payload } from 'payload';
import { z } from 'zod';
import { comparedEmail, isEmailAddress, longestEmail, pastedEmail } from '#core/email-address.ts';
import type { Locale } from '#core/locale.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { isFullName, longestFullName, tidyName } from '#core/person-name.ts';
import { env } from '#platform/env.ts';
import { toNetwork } from '#platform/http/client-address.ts';
import { createSharedLimit, type RateLimit } from '#platform/limits/rate-limit.ts';
import { firstLine, longestMessage, tidyMessage } from './message.rules.ts';

/** The input of the form, with and without script. */
export const messageRequest = z.object({
  name: z
    .string()
    .max(2 * longestFullName)
    .transform(tidyName)
    .refine(isFullName, 'Please enter a valid Name')
    .meta({ example: 'Abeba Bekele' }),
  email: z
    .string()
    .max(2 * longestEmail)
    .transform(pastedEmail)
    .refine(isEmailAddress, 'Please enter a valid email')
    .meta({ example: 'abeba@example.org' }),
  message: z
    .string()
    .max(4 * longestMessage)
    .transform(tidyMessage)
    .pipe(z.string().min(1, 'Please write your message').max(longestMessage))
    .meta({ example: 'When is the next packing day?' }),
});

type MessageRequest = z.infer<typeof messageRequest>;

/** The network address is used for limits and not stored. */
type Writing = { language: Locale; clientAddress: string; now: Date };

/** `too-often`: the network reached its limit; `wait` is in whole seconds. */
type MessageProblem = { code: 'too-often'; wait: number };

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
  const wait = await perNetwork.refuse(toNetwork(clientAddress));
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
      firstLine: firstLine(message),
      state: 'new',
      sentAt: now.toISOString(),
    },
    depth: 0,
    overrideAccess: true,
  });
  return ok('received');
}

let perNetwork: RateLimit | undefined;
