import { z } from 'zod';
import { isEmailAddress, longestEmail } from '#core/email-address.ts';
import { isPersonName, longestName } from '#core/person-name.ts';
import { longestProof, subscribeSources } from './subscribe.rules.ts';

/** Trims and collapses blanks, which come from keyboards. */
const trimmedText = (longest: number) =>
  z
    .string()
    .max(2 * longest)
    .transform(text => text.normalize('NFC').trim().replace(/ +/g, ' '));

/** The input of both endpoints and the plain form. */
export const subscribeRequest = z.strictObject({
  name: trimmedText(longestName)
    .refine(isPersonName, 'Please enter a valid Name')
    .meta({ example: 'Abeba Bekele' }),
  email: trimmedText(longestEmail)
    .refine(isEmailAddress, 'Please enter a valid email')
    .meta({ example: 'abeba@example.org' }),
  source: z.enum(subscribeSources).default('call').catch('call'),
  /** The proof of work as JSON; a stricter limit applies without it. */
  proof: z.string().max(longestProof).optional().catch(undefined),
});

export type SubscribeRequest = z.infer<typeof subscribeRequest>;
