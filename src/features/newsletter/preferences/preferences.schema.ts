import { z } from 'zod';
import { locales } from '#core/locale.ts';
import { readerEditions, readerTopics } from '../subscribe.rules.ts';
import { pauseMonths } from './reader.rules.ts';

const checkbox = z
  .literal('on')
  .optional()
  .transform(value => value === 'on');
const pauseChoices = ['keep', ...pauseMonths.map(months => `${months}` as const)] as const;

/** The preferences form. Unticked boxes are not sent; at least one topic is required. */
export const choicesForm = z
  .object({
    language: z.enum(locales),
    edition: z.enum(readerEditions),
    pause: z.enum(pauseChoices),
    ...(Object.fromEntries(readerTopics.map(topic => [topic, checkbox])) as Record<
      (typeof readerTopics)[number],
      typeof checkbox
    >),
  })
  .transform(({ language, edition, pause, ...topics }) => ({ language, edition, pause, topics }))
  .refine(({ topics }) => Object.values(topics).some(Boolean), { path: ['topics'], message: 'no topic' });
