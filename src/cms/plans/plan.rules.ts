import { addDays, CHARITY_ZONE, clockAt, dayIn, type IsoDay, instantOf } from '#core/zoned-time.ts';

/** The actions that can be planned for a document: publish it, or take it off the site. */
export const planKinds = ['publish', 'unpublish'] as const;
export type PlanKind = (typeof planKinds)[number];

/** One planned act: what will happen to a document and when, or what came of it. */
export type Plan = {
  id: number;
  collection: string;
  document: number;
  kind: PlanKind;
  /** ISO instants. */
  at: string;
  doneAt: string | null;
  /** Why it did not happen, in words for staff. */
  problem: string | null;
};

/** How long lists and the dashboard show what was done as planned. */
export const DONE_SHOWN_MS = 7 * 24 * 60 * 60_000;

/** A day and a time as clocks of the charity show them. */
export type PlannedTime = { day: IsoDay; time: string };

/** Tomorrow at nine, when somebody reads it. */
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

/** How a document stands, as far as planning asks. */
export type Standing = { isPublished: boolean; hasUnpublished: boolean };

/** No plan is so far away by intent; a wrong year is. */
const LONGEST_MS = 5 * 365 * 24 * 60 * 60_000;

/** Why an act cannot be planned, in a sentence for staff; null if it can. */
export function planProblem(kind: PlanKind, at: Date, standing: Standing, now: Date): string | null {
  if (Number.isNaN(at.getTime())) return 'Choose a day and a time.';
  if (at.getTime() <= now.getTime()) return 'That time has passed. Choose a later one.';
  if (at.getTime() - now.getTime() > LONGEST_MS) return 'That is more than five years away. Check the year.';
  if (kind === 'publish' && !standing.hasUnpublished)
    return 'Everything is published already. Save a change as a draft first.';
  if (kind === 'unpublish' && !standing.isPublished)
    return 'It is not on the site, so it cannot be taken off. Publish it first.';
  return null;
}
