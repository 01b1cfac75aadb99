import { type Filled, type Message, type Moment, message, moment, type Values } from '#core/message.ts';
import { addDays, CHARITY_ZONE, clockAt, dayIn, type IsoDay, toInstant } from '#core/zoned-time.ts';

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
  problem: Message | null;
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
export const plannedInstant = ({ day, time }: PlannedTime): Date => toInstant(day, time, CHARITY_ZONE.id);

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
  'Not saved: this version is planned for publishing. Ask somebody who may publish to change it, or to cancel the plan.';

type PlanWords = Record<'button' | 'cancelled' | keyof PlanTold | `${keyof PlanTold}Line`, string>;
type PlanTold = { planned: string; done: string; failed: string };

/** Texts of planning; a line is a sentence for the column of a list, whose heading names the time zone. */
export const planTexts: Record<PlanKind, PlanWords> = {
  publish: {
    button: 'Publish later',
    planned: 'Will be published on {at}, Addis Ababa ({zone}).',
    plannedLine: 'Will be published {at}',
    done: 'Published as planned on {at}, Addis Ababa ({zone}).',
    doneLine: 'Published as planned {at}',
    failed: 'Was not published on {at}, Addis Ababa ({zone}): {problem}',
    failedLine: 'Was not published {at}: {problem}',
    cancelled: 'The plan to publish it is cancelled.',
  },
  unpublish: {
    button: 'Take off the site later',
    planned: 'Will be taken off the site on {at}, Addis Ababa ({zone}).',
    plannedLine: 'Will be taken off the site {at}',
    done: 'Taken off the site as planned on {at}, Addis Ababa ({zone}).',
    doneLine: 'Taken off the site as planned {at}',
    failed: 'Was not taken off the site on {at}, Addis Ababa ({zone}): {problem}',
    failedLine: 'Was not taken off the site {at}: {problem}',
    cancelled: 'The plan to take it off the site is cancelled.',
  },
};

/** An instant for people, in one time zone: `Tue 24 Nov 2026, 09:00`. */
const momentIn = (timeZone: string, instant: Date): Moment =>
  moment(instant, 'en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });

/** The name of a time zone at an instant, such as East Africa Time. */
export function zoneNameAt(timeZone: string, instant: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'long' }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** The same instant in the reader's time zone; null where clocks show the same. */
export function ownMoment(instant: Date, ownZone: string): Filled | null {
  if (clockAt(ownZone, instant) === clockAt(CHARITY_ZONE.id, instant)) return null;
  return message('{at} where you are ({zone})', {
    at: momentIn(ownZone, instant),
    zone: zoneNameAt(ownZone, instant),
  });
}

/** A plan in a sentence: what will happen, what happened, or why it failed. */
export const planSentence = (plan: Plan): Message => message(planTexts[plan.kind][told(plan)], values(plan));

/** The same for the column of a list, whose heading names the time zone. */
export function planLine(plan: Plan): Message {
  const line = `${told(plan)}Line` as const;
  return message(planTexts[plan.kind][line], values(plan));
}

function told({ doneAt, problem }: Plan): keyof PlanTold {
  if (problem !== null) return 'failed';
  return doneAt === null ? 'planned' : 'done';
}

function values({ at, problem }: Plan): Values {
  const instant = new Date(at);
  const zone = zoneNameAt(CHARITY_ZONE.id, instant);
  return { at: momentIn(CHARITY_ZONE.id, instant), zone, problem: message(problem ?? '') };
}

/** The text stored with a plan that failed unexpectedly; the log explains its reference. */
export const writeFault = (reference: string): string => `${FAULT}${reference}`;
const FAULT = 'Something went wrong, reference ';

/** The stored reason for the failure of a plan, as a message; null if there is none. */
export const readProblem = (stored: string | null): Message | null =>
  stored?.startsWith(FAULT)
    ? message('Something went wrong (reference {reference}). Publish it by hand.', {
        reference: stored.slice(FAULT.length),
      })
    : stored;
