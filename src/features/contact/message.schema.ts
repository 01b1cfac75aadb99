import { z } from 'zod';
import { isEmailAddress, longestEmail } from '#core/email-address.ts';
import { isPersonName, longestName } from '#core/person-name.ts';
import { longestMessage, tidyMessage } from './message.rules.ts';

/** Trims and collapses blanks, which come from keyboards. */
const line = (longest: number) =>
  z
    .string()
    .max(2 * longest)
    .transform(text => text.normalize('NFC').trim().replace(/ +/g, ' '));

/** The input of the form, with and without script. */
export const messageRequest = z.object({
  name: line(longestName).refine(isPersonName, 'Please enter a valid Name').meta({ example: 'Abeba Bekele' }),
  email: line(longestEmail)
    .refine(isEmailAddress, 'Please enter a valid email')
    .meta({ example: 'abeba@example.org' }),
  message: z
    .string()
    .max(4 * longestMessage)
    .transform(tidyMessage)
    .pipe(z.string().min(1, 'Please write your message').max(longestMessage))
    .meta({ example: 'When is the next packing day?' }),
});

export type MessageRequest = z.infer<typeof messageRequest>;
