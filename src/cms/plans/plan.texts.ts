import { CHARITY_ZONE } from '#core/zoned-time.ts';
import type { Plan, PlanKind } from './plan.rules.ts';

/** Words of planning; their Amharic is in src/cms/language. */
export const planTexts: Record<
  PlanKind,
  Record<'button' | 'planned' | 'done' | 'failed' | 'cancelled', string>
> = {
  publish: {
    button: 'Publish later',
    planned: 'Will be published',
    done: 'Published as planned',
    failed: 'Was not published',
    cancelled: 'The plan to publish it is cancelled.',
  },
  unpublish: {
    button: 'Take off the site later',
    planned: 'Will be taken off the site',
    done: 'Taken off the site as planned',
    failed: 'Was not taken off the site',
    cancelled: 'The plan to take it off the site is cancelled.',
  },
};

/** An instant for people, in one time zone: `Tue 24 Nov 2026, 09:00`. */
export function momentIn(timeZone: string, instant: Date): string {
  const day = instant.toLocaleDateString('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  const time = instant.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  return `${day}, ${time}`;
}

/** The name of a time zone at an instant, such as East Africa Time. */
export function zoneNameAt(timeZone: string, instant: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'long' }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** An instant as the charity's clocks show it, with the name of their zone. */
export const charityMoment = (instant: Date): string =>
  `${momentIn(CHARITY_ZONE.id, instant)}, ${CHARITY_ZONE.city} (${zoneNameAt(CHARITY_ZONE.id, instant)})`;

/** The same instant on the reader's own clocks; null where they show the same. */
export function ownMoment(instant: Date, ownZone: string): string | null {
  const own = momentIn(ownZone, instant);
  if (own === momentIn(CHARITY_ZONE.id, instant)) return null;
  return `${own} where you are (${zoneNameAt(ownZone, instant)})`;
}

/** One plan in a sentence: what will happen, what happened, or why it did not. */
export function planSentence({ kind, at, doneAt, problem }: Plan): string {
  const words = planTexts[kind];
  if (problem !== null) return `${words.failed} on ${charityMoment(new Date(at))}: ${problem}`;
  if (doneAt !== null) return `${words.done} on ${charityMoment(new Date(doneAt))}.`;
  return `${words.planned} on ${charityMoment(new Date(at))}.`;
}

/** The same for the column of a list, which names the zone at its head. */
export function planLine({ kind, at, doneAt, problem }: Plan): string {
  const words = planTexts[kind];
  if (problem !== null) return `${words.failed} ${momentIn(CHARITY_ZONE.id, new Date(at))}: ${problem}`;
  if (doneAt !== null) return `${words.done} ${momentIn(CHARITY_ZONE.id, new Date(doneAt))}`;
  return `${words.planned} ${momentIn(CHARITY_ZONE.id, new Date(at))}`;
}
