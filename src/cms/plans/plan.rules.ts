import { addDays, CHARITY_ZONE, clockAt, dayIn, type IsoDay, instantOf } from '#core/zoned-time.ts';

/** The actions that can be planned for a document: publish it, or take it off the site. */
export const planKinds = ['publish', 'unpublish'] as const;
export type PlanKind = (typeof planKinds)[number];

/** What will happen to a document and when, or what became of it. */
export type Plan = {
  id: number;
  collection: string;
  document: number;
  kind: PlanKind;
  /** ISO instants. */
  at: string;
  doneAt: string | null;
  /** Why it failed, in a sentence for staff. */
  problem: string | null;
};

/** How long lists and the dashboard show plans that were carried out. */
export const DONE_SHOWN_MS = 7 * 24 * 60 * 60_000;

/** A day and a time in the charity's time zone. */
export type PlannedTime = { day: IsoDay; time: string };

/** What the form proposes: tomorrow at nine, when people read it. */
export function defaultTime(now: Date): PlannedTime {
  return { day: addDays(dayIn(CHARITY_ZONE.id, now), 1), time: '09:00' };
}

/** The instant of a planned time. */
export const plannedInstant = ({ day, time }: PlannedTime): Date => instantOf(day, time, CHARITY_ZONE.id);

/** The planned time of an instant. */
export function plannedTime(instant: Date): PlannedTime {
  const [day = '', time = ''] = clockAt(CHARITY_ZONE.id, instant).split('T');
  return { day, time: time.slice(0, 5) };
}

/** Whether a document is published, and whether it has changes that are not. */
export type PublishState = { isPublished: boolean; hasUnpublished: boolean };

/** A plan further away than this has a wrong year. */
const LONGEST_MS = 5 * 365 * 24 * 60 * 60_000;

/** Why something cannot be planned, in a sentence for staff; null if it can. */
export function planProblem(kind: PlanKind, at: Date, state: PublishState, now: Date): string | null {
  if (Number.isNaN(at.getTime())) return 'Choose a day and a time.';
  if (at.getTime() <= now.getTime()) return 'That time has passed. Choose a later one.';
  if (at.getTime() - now.getTime() > LONGEST_MS) return 'That is more than five years away. Check the year.';
  if (kind === 'publish' && !state.hasUnpublished)
    return 'Everything is published already. Save a change as a draft first.';
  if (kind === 'unpublish' && !state.isPublished)
    return 'It is not on the site, so it cannot be taken off. Publish it first.';
  return null;
}

/** Told to authors, whose changes would otherwise become public at the planned time without being read. */
export const plannedAsItIs =
  'Not saved: this is planned to be published as it is. Ask somebody who may publish to change it, or to take the plan back.';

/** Texts of planning; their Amharic is in src/cms/language. */
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

/** An instant in the charity's time zone, with the name of the zone. */
export const charityMoment = (instant: Date): string =>
  `${momentIn(CHARITY_ZONE.id, instant)}, ${CHARITY_ZONE.city} (${zoneNameAt(CHARITY_ZONE.id, instant)})`;

/** The same instant in the reader's time zone; null where it reads the same. */
export function ownMoment(instant: Date, ownZone: string): string | null {
  const own = momentIn(ownZone, instant);
  if (own === momentIn(CHARITY_ZONE.id, instant)) return null;
  return `${own} where you are (${zoneNameAt(ownZone, instant)})`;
}

/** A plan in a sentence: what will happen, what happened, or why it failed. */
export function planSentence({ kind, at, doneAt, problem }: Plan): string {
  const words = planTexts[kind];
  if (problem !== null) return `${words.failed} on ${charityMoment(new Date(at))}: ${problem}`;
  if (doneAt !== null) return `${words.done} on ${charityMoment(new Date(doneAt))}.`;
  return `${words.planned} on ${charityMoment(new Date(at))}.`;
}

/** The same for the column of a list, whose heading names the time zone. */
export function planLine({ kind, at, doneAt, problem }: Plan): string {
  const words = planTexts[kind];
  if (problem !== null) return `${words.failed} ${momentIn(CHARITY_ZONE.id, new Date(at))}: ${problem}`;
  if (doneAt !== null) return `${words.done} ${momentIn(CHARITY_ZONE.id, new Date(doneAt))}`;
  return `${words.planned} ${momentIn(CHARITY_ZONE.id, new Date(at))}`;
}
