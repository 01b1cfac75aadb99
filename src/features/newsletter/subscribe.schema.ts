import { z } from 'zod';
import { isEmailAddress, longestEmail } from '#core/email-address.ts';
import { isPersonName, longestName } from '#core/person-name.ts';
import { subscribeSources } from './subscribe.rules.ts';

/** Blanks around what was written, and several in a row, come from keyboards and not from people. */
const written = (longest: number) =>
  z
    .string()
    .max(2 * longest)
    .transform(text => text.normalize('NFC').trim().replace(/ +/g, ' '));

/** What both calls and the plain form take: name and email; what else a subscriber object carries is left aside. */
export const subscribeRequest = z.object({
  name: written(longestName)
    .refine(isPersonName, 'Please enter a valid Name')
    .meta({ example: 'Abeba Bekele' }),
  email: written(longestEmail)
    .refine(isEmailAddress, 'Please enter a valid email')
    .meta({ example: 'abeba@example.org' }),
  source: z.enum(subscribeSources).default('call').catch('call'),
});

export type SubscribeRequest = z.infer<typeof subscribeRequest>;
