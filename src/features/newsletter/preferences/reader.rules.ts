import type { Locale } from '#core/locale.ts';
import type { ReaderEdition, ReaderTopic, SubscriberStatus } from '../subscribe.rules.ts';

/** What a reader may choose. */
export type ReaderChoices = {
  language: Locale;
  topics: Record<ReaderTopic, boolean>;
  edition: ReaderEdition;
  /** Nothing comes before this instant; null while letters come. */
  pausedUntil: Date | null;
};

/** One subscriber as their own page shows them. */
export type Reader = ReaderChoices & { id: number; email: string; status: SubscriberStatus; joinedAt: Date };

/** How long a pause may be, in months; 0 ends one. */
export const pauseMonths = [0, 1, 3, 6] as const;
export type PauseMonths = (typeof pauseMonths)[number];

/** What a form says about the pause: as it stands, or from now on for so many months. */
export type PauseChoice = 'keep' | `${PauseMonths}`;

/**
 * The instant a pause ends that begins at `now`: the same day of a later month, or that month's last day; null for none.
 */
export function pauseEnd(choice: PauseChoice, currentPause: Date | null, now: Date): Date | null {
  if (choice === 'keep') return isPaused(currentPause, now) ? currentPause : null;
  const months = Number(choice);
  if (months === 0) return null;
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + months);
  // 31 January and a month is 28 February, not 3 March.
  if (end.getUTCDate() !== now.getUTCDate()) end.setUTCDate(0);
  return end;
}

/** Tells whether letters wait at `now`. */
export function isPaused(until: Date | null, now: Date): boolean {
  return until !== null && until.getTime() > now.getTime();
}
