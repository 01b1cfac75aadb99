import { formatDay } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import { isIsoDay } from '#core/zoned-time.ts';
import type { Reason } from './busy-times.rules.ts';
import type { CalendarProblem } from './calendar-store.ts';

/** Why a calendar was not connected, or not read later. */
export const calendarProblems: Record<CalendarProblem, string> = {
  closed: 'That address is not on the public internet, or does not begin with https.',
  unreachable: 'That calendar does not answer. Please check its address.',
  refused: 'The calendar did not accept this user name and password.',
  missing: 'There is no calendar at that address. Please check it.',
  moved: 'That calendar has moved to another server. Please enter its new address.',
  unreadable: 'There is something else than a calendar at that address.',
  'too-large': 'That calendar is too large for us to read. Please connect one with fewer events.',
  'too-slow': 'That calendar takes too long to read. An event in it may repeat too often.',
  failed: 'Something went wrong when we read that calendar. We will try again.',
  unwritten: 'That calendar did not accept all of our meetings. Its busy times are still read.',
};
/** What was not understood of an event in a calendar. */
export const calendarReasons: Record<Reason, string> = {
  begin: 'Its start could not be read. It does not block any time.',
  end: 'Its end could not be read. It may block too little time.',
  rule: 'Its repeats could not be read. Only its first time is blocked.',
  dates: 'Some of its dates could not be read. They do not block any time.',
  often: 'It repeats too often. Only its first time is blocked.',
  zone: 'Its time zone is unknown. It may block the wrong hours.',
  much: 'The calendar holds too much to be read at once. This event does not block any time.',
  hours: 'Some of the hours marked as available could not be read. They are blocked.',
  cut: 'It arrived incomplete. Some of its times may be missing.',
};

/** The beginning of an event as its calendar has it, `20261202T090000`, in words; empty if there is none. */
export function formatBeginning(text: string, locale: Locale): string {
  const [, year, month, date, time = ''] = /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d:?\d\d))?/.exec(text) ?? [];
  const day = `${year}-${month}-${date}`;
  if (!isIsoDay(day)) return text;
  return [formatDay(day, locale), time.replace(/^(\d\d):?/, '$1:')].filter(Boolean).join(', ');
}
