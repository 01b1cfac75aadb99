import { z } from 'zod';
import { isEmailAddress, longestEmail, pastedEmail } from '#core/email-address.ts';
import { isPersonName, longestName, plainName } from '#core/person-name.ts';
import { longestProof, subscribeSources } from './subscribe.rules.ts';

/** The input of both endpoints and the plain form. */
export const subscribeRequest = z.strictObject({
  name: z
    .string()
    .max(2 * longestName)
    .transform(plainName)
    .refine(isPersonName, 'Please enter a valid Name')
    .meta({ example: 'Abeba Bekele' }),
  email: z
    .string()
    .max(2 * longestEmail)
    .transform(pastedEmail)
    .refine(isEmailAddress, 'Please enter a valid email')
    .meta({ example: 'abeba@example.org' }),
  source: z.enum(subscribeSources).default('call').catch('call'),
  /** The proof of work as JSON; a stricter limit applies without it. */
  proof: z.string().max(longestProof).optional().catch(undefined),
});

export type SubscribeRequest = z.infer<typeof subscribeRequest>;
