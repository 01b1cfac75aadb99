import { z } from 'zod';
import { isEmailAddress, longestEmail, pastedEmail } from '#core/email-address.ts';
import { isFullName, longestFullName, tidyName } from '#core/person-name.ts';
import { longestMessage, tidyMessage } from './message.rules.ts';

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

export type MessageRequest = z.infer<typeof messageRequest>;
