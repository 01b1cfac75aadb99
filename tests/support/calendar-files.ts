import { type CalendarContent, read } from '#features/meetings/calendars/calendar.reader.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00Z`);
/** A zone whose clocks change, and which no test file uses. */
const timeZone = 'America/New_York';
/** The time that is read. */
export const window = { from: day('2026-11-29'), to: day('2027-06-15') };

export const order = {
  window,
  timeZone,
  ours: { start: 'meeting-', end: '@adey.example' },
  milliseconds: 5_000,
};

/** Reads a calendar file for a host in New York. */
export const readBytes = (file: Buffer, milliseconds = order.milliseconds): CalendarContent | null =>
  read({ ...order, fetched: { kind: 'ics', file }, milliseconds });
export const readFile = (text: string, milliseconds?: number) => readBytes(Buffer.from(text), milliseconds);

export const calendar = (...parts: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...parts, 'END:VCALENDAR', ''].join('\r\n');
export const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a', ...lines, 'END:VEVENT'].join('\r\n');

/** A time in UTC, to the minute. */
export const span = ({ from, to }: { from: number; to: number }) =>
  [from, to].map(each => new Date(each).toISOString().slice(0, 16)).join('/');

/** The busy times of a file, in UTC. */
export const busy = (...parts: string[]) =>
  readFile(calendar(...parts))
    ?.busy.map(span)
    .sort();
/** The beginnings, as they are written, of what was not understood in a file, and why. */
export const failed = (...parts: string[]) =>
  readFile(calendar(...parts))?.failed.map(({ begins, why }) => `${begins} ${why}`);

export const HOUR = 'DURATION:PT1H';
export const monday = (...times: string[]) => times.map(time => `2026-11-30T${time}:00`);

/** An event of its own, and its time. */
export const sound = event('UID:sound', 'DTSTART:20261201T080000Z', HOUR).replace('UID:a\r\n', '');
export const soundTime = '2026-12-01T08:00/2026-12-01T09:00';
