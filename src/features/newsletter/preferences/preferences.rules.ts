import { z } from 'zod';
import { type Locale, locales } from '#core/locale.ts';
import {
  type ReaderEdition,
  type ReaderTopic,
  readerEditions,
  readerTopics,
  type SubscriberStatus,
} from '../subscribe.rules.ts';

export type ReaderChoices = {
  language: Locale;
  topics: Record<ReaderTopic, boolean>;
  edition: ReaderEdition;
  /** No letters before this instant; null if not paused. */
  pausedUntil: Date | null;
};

/** A subscriber as shown on their own page. */
export type Reader = ReaderChoices & { id: number; email: string; status: SubscriberStatus; joinedAt: Date };

/** Allowed lengths of a pause in months; 0 ends it. */
const pauseMonths = [0, 1, 3, 6] as const;
type PauseMonths = (typeof pauseMonths)[number];

/** What the form sends: keep the current pause, or start one of this many months. */
type PauseChoice = 'keep' | `${PauseMonths}`;

/** End of a pause starting at `now`: the same day of a later month, or that month's last day; null for none. */
export function pauseEnd(choice: PauseChoice, currentPause: Date | null, now: Date): Date | null {
  if (choice === 'keep') return isPaused(currentPause, now) ? currentPause : null;
  const months = Number(choice);
  if (months === 0) return null;
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + months);
  // 31 January plus one month is 28 February, not 3 March.
  if (end.getUTCDate() !== now.getUTCDate()) end.setUTCDate(0);
  return end;
}

export function isPaused(until: Date | null, now: Date): boolean {
  return until !== null && until.getTime() > now.getTime();
}

const checkbox = z
  .literal('on')
  .optional()
  .transform(value => value === 'on');
const pauseChoices = ['keep', ...pauseMonths.map(months => `${months}` as const)] as const;

/** No topic at all, as the form was sent that is shown again. */
export const noTopics = Object.fromEntries(readerTopics.map(topic => [topic, false])) as Record<
  ReaderTopic,
  boolean
>;

/** What was chosen besides topics, to show a refused form again; anything unknown is left out. */
export const typedChoices = z.object({
  language: z.enum(locales).optional().catch(undefined),
  edition: z.enum(readerEditions).optional().catch(undefined),
  pause: z.enum(pauseChoices).optional().catch(undefined),
});

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
