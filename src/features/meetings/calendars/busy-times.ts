import ICAL from 'ical.js';
import { instantOf } from '#core/zoned-time.ts';
import { isTimeZone } from '../clocks.rules.ts';

/** A time that is taken in a calendar, in ms since 1970. */
export type BusyTime = { from: number; to: number };

type Window = {
  from: number;
  to: number;
  /** The zone of times without one, and of whole days. */
  timeZone: string;
  /** Events with such an id are meetings of ours, which are known already. */
  isOurs: (uid: string) => boolean;
};

/** A daily event since 1990 has fewer; more is a mistake, or meant to cost time. */
const MOST_OCCURRENCES = 20_000;

/**
 * The times within the window that the events of a calendar file take, repeated ones included; what is free
 * (`TRANSPARENT`) or cancelled takes none.
 * @throws if the file cannot be read.
 */
export function busyTimes(file: string, window: Window): BusyTime[] {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const events = calendar.getAllSubcomponents('vevent');
  const isException = (event: ICAL.Component) => event.hasProperty('recurrence-id');
  return events
    .filter(event => !isException(event))
    .flatMap(component => {
      const uid = String(component.getFirstPropertyValue('uid') ?? '');
      if (window.isOurs(uid) || takesNoTime(component)) return [];
      const exceptions = events.filter(
        each => isException(each) && each.getFirstPropertyValue('uid') === uid,
      );
      return timesOf(new ICAL.Event(component, { exceptions }), window);
    });
}

const takesNoTime = (event: ICAL.Component) =>
  event.getFirstPropertyValue('transp') === 'TRANSPARENT' ||
  event.getFirstPropertyValue('status') === 'CANCELLED' ||
  !event.hasProperty('dtstart');

function timesOf(event: ICAL.Event, window: Window): BusyTime[] {
  const within = ({ from, to }: BusyTime) => to > window.from && from < window.to && to > from;
  const range = (start: ICAL.Time, end: ICAL.Time): BusyTime => ({
    from: instantIn(start, window.timeZone),
    to: instantIn(end, window.timeZone),
  });
  if (!event.isRecurring()) return [range(event.startDate, event.endDate)].filter(within);
  const found: BusyTime[] = [];
  const occurrences = event.iterator();
  for (let count = 0; count < MOST_OCCURRENCES; count += 1) {
    const next = occurrences.next();
    if (!next) return found;
    const { startDate, endDate, item } = event.getOccurrenceDetails(next);
    const each = range(startDate, endDate);
    if (instantIn(next, window.timeZone) >= window.to) return found;
    if (within(each) && !takesNoTime(item.component)) found.push(each);
  }
  throw new Error('An event repeats too often.');
}

/** Zones are reckoned by their name where it is one; the clock changes a file brings are for names nobody knows. */
function instantIn(time: ICAL.Time, timeZone: string): number {
  const [day = '', clock = '00:00'] = time.toString().split('T');
  const zone = time.zone?.tzid ?? 'floating';
  if (zone === 'UTC' || zone === 'Z') return time.toUnixTime() * 1000;
  if (time.isDate || zone === 'floating') return instantOf(day, clock.slice(0, 5), timeZone).getTime();
  return isTimeZone(zone) ? instantOf(day, clock.slice(0, 5), zone).getTime() : time.toUnixTime() * 1000;
}
