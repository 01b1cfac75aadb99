import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { mayUseMeetings } from '#cms/access/access-for.ts';
import type { MeetingRight } from '#cms/access/access-table.ts';
import { textIn } from '#cms/language/amharic.ts';
import type { CsvCell } from '#core/csv.ts';
import { isHttpsLink } from '#core/links.ts';
import { addDays, CHARITY_ZONE, dayIn, type IsoDay, toInstant } from '#core/zoned-time.ts';
import { announceChange } from '#platform/announce-change.ts';
import { startClock } from '#platform/clock.ts';
import { env } from '#platform/env.ts';
import { csvResponse } from '#platform/http/file-response.ts';
import { readFormFields } from '#platform/http/request-body.ts';
import { createSharedLimit, type RateLimit } from '#platform/limits/rate-limit.ts';
import { inOneTransaction, queryRows, type Writer } from '#platform/transaction.ts';
import { calendarProblems } from './calendars/calendar-words.ts';
import { calendarKinds } from './calendars/remote-calendar.ts';
import { connectCalendar, disconnectCalendar } from './calendars/sync-calendars.job.ts';
import {
  cancelMeeting,
  canStaffMove,
  moveForStaff,
  noteMissed,
  readSettings,
  reassignMeeting,
} from './change-meeting.action.ts';
import { dayAndTime } from './clocks.rules.ts';
import { toWeekday } from './free-times.rules.ts';
import { readTime, timeValue } from './meeting.schema.ts';
import { FREE_TIMES_TAG } from './meeting-settings.ts';
import { findMeeting, type Meeting, readMeetings } from './meeting-store.ts';

/** Path of the meetings page, below the admin. */
export const MEETINGS_PATH = '/meetings';

/** The Monday of the week of a day; of the current week in Addis Ababa if `asked` is not a valid day. */
export function readWeek(asked: unknown, now: Date): IsoDay {
  const day =
    typeof asked === 'string' && /^20\d\d-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked))
      ? asked
      : dayIn(CHARITY_ZONE.id, now);
  return addDays(day, 1 - toWeekday(day));
}

const midnight = (day: IsoDay) => toInstant(day, '00:00', CHARITY_ZONE.id).toISOString();

/** The meetings of a week that are not cancelled, in order, with one that began the night before: of one host, or of all. */
export async function listWeek(reader: Writer, monday: IsoDay, host: string | null): Promise<Meeting[]> {
  const meetings = await readMeetings(
    reader,
    sql`b.state in ('held', 'booked', 'missed') and b.ends_at > ${midnight(monday)}::timestamptz
        and b.begins_at < ${midnight(addDays(monday, 7))}::timestamptz`,
  );
  return meetings.filter(({ hosts }) => host === null || hosts.includes(host));
}

/** All meetings, including anonymised ones. */
export const listAll = (reader: Writer): Promise<Meeting[]> => readMeetings(reader, sql`true`);

/** Days on which a host is away, both included. */
export type Absence = { id: string; host: string; from: IsoDay; to: IsoDay };
/** `meetings`: how many the host has on those days nevertheless; `first`: the day of the first of them. */
export type ListedAbsence = Absence & { meetings: number; first: IsoDay | null };

/** The absences that are not over. */
export async function listAbsences(reader: Writer, now: Date): Promise<ListedAbsence[]> {
  type Row = { id: string; host: string; from: string; to: string; meetings: number; first: string | null };
  const rows = await queryRows<Row>(
    reader,
    sql`select a.id, a.host, (extract(epoch from lower(a.during)) * 1000)::float8 as from,
          (extract(epoch from upper(a.during)) * 1000)::float8 as to, count(b.id)::int as meetings,
          (extract(epoch from min(b.begins_at)) * 1000)::float8 as first
        from meetings.absences a
        left join meetings.taken t on t.host = a.host and t.during && a.during
        left join meetings.bookings b on b.id = t.booking and b.state in ('held', 'booked')
          and b.begins_at > ${now.toISOString()}::timestamptz
        where upper(a.during) > ${now.toISOString()}::timestamptz group by a.id order by a.during, a.id`,
  );
  const dayAt = (at: string) => dayAndTime(Number(at), CHARITY_ZONE.id).day;
  return rows.map(({ id, host, from, to, meetings, first }) => ({
    ...{ id, host, from: dayAt(from), to: addDays(dayAt(to), -1) },
    ...{ meetings, first: first === null ? null : dayAt(first) },
  }));
}

/** The next meeting after `now`: of one host, or of all. Null if there is none. */
export async function findNextMeeting(
  reader: Writer,
  now: Date,
  host: string | null,
): Promise<Meeting | null> {
  const ahead = await readMeetings(
    reader,
    sql`b.state in ('held', 'booked') and b.begins_at > ${now.toISOString()}::timestamptz`,
  );
  return ahead.find(({ hosts }) => host === null || hosts.includes(host)) ?? null;
}

/** Adds an absence of a host, and returns its id. Meetings on those days stay until somebody moves or cancels them. */
export async function addAbsence(writer: Writer, { host, from, to }: Omit<Absence, 'id'>): Promise<string> {
  const [added] = await queryRows<{ id: string }>(
    writer,
    sql`insert into meetings.absences (host, during)
        values (${host}, tstzrange(${midnight(from)}::timestamptz, ${midnight(addDays(to, 1))}::timestamptz))
        returning id`,
  );
  return added?.id ?? '';
}

export async function deleteAbsence(writer: Writer, id: string): Promise<void> {
  await queryRows(writer, sql`delete from meetings.absences where id = ${id}`);
}

export const meetingsClock = startClock(env.FIXED_NOW);
const TEN_MINUTES = 10 * 60_000;
let perAccount: RateLimit | undefined;

/** Why a form of this page is refused; the Amharic is in src/cms/language. */
export const meetingRefusals = {
  notAllowed: 'Only editors and admins may do this.',
  tooOften: 'Too many requests. Please wait a moment, and try again.',
  badForm: 'Something is missing in this form.',
  taken: 'That host is not free then.',
  over: 'That meeting has changed in the meantime. Please reload the page.',
  noTime: 'Please choose the new time.',
  notFree: 'Its host is not free then. Please choose another time.',
  past: 'That time is over. Please choose another one.',
  noHost: 'That host no longer exists. Please reload the page.',
  noSuchDay: 'These days do not exist. Please choose a first and a last day.',
  lastDay: 'The last day is before the first.',
  pastDays: 'These days are over. Please check the year.',
  longAbsence: 'An absence can last a year at most. Please check the year.',
  farDays: 'These days are more than two years away. Please check the year.',
  address: 'Please enter a link that begins with https://',
};
/** Confirmations shown after an act. */
export const meetingResults = {
  cancelled: 'The meeting is cancelled, and the visitor gets a mail.',
  missed: 'Saved. The visitor gets a mail to choose another time.',
  reassigned: 'The meeting has another host now, and everybody gets a mail.',
  moved: 'The meeting has moved, and everybody gets a mail.',
  away: 'Saved. Nothing can be booked on these days.',
  awayOver:
    'Saved. Nothing can be booked on these days, but meetings booked before stay, as this week shows. Cancel them, or assign them to another host.',
  back: 'The absence is deleted.',
  connected: 'The calendar is connected. Its busy times can no longer be booked.',
  empty:
    'The calendar is connected. It has no busy times in the next 200 days. If there are meetings in it, please check its address.',
  partly: 'The calendar is connected, but some of its events could not be read. They are listed below.',
  disconnected: 'The calendar is disconnected.',
};

const refuse = (
  { i18n }: PayloadRequest,
  status: number,
  message: string,
  { field, ...headers }: Record<string, string> = {},
) =>
  Response.json(
    { errors: [{ message: textIn(message, i18n.language), field }] },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  );

function endpoint(right: MeetingRight, reply: (req: PayloadRequest) => Promise<Response>): Endpoint {
  const [method, path = ''] = right.split(' ');
  return {
    method: method as 'get',
    path,
    handler: async req => {
      if (!mayUseMeetings(req, right)) return refuse(req, 403, meetingRefusals.notAllowed);
      perAccount ??= createSharedLimit({ name: 'meetings desk', limit: 300, windowMs: TEN_MINUTES });
      const wait = await perAccount.refuse(`staff ${req.user?.id}`);
      if (wait !== null) return refuse(req, 429, meetingRefusals.tooOften, { 'retry-after': String(wait) });
      return reply(req);
    },
  };
}

/** Of the words that a visitor gets when staff cancel, in characters. */
export const LONGEST_REASON = 500;
const week = z.string().max(10).optional();
const change = z.strictObject({
  meeting: z.uuid(),
  act: z.enum(['cancel', 'missed', 'reassign', 'move']),
  host: z.string().max(40).optional(),
  /** The time to which it is moved, as in the links of visitors. */
  to: z.string().max(20).optional(),
  reason: z.string().max(LONGEST_REASON).optional(),
  week,
});
const typed = z.string().max(40);
const absence = z.union([
  z.strictObject({ host: typed, from: typed, to: typed, week }),
  z.strictObject({ end: z.uuid(), week }),
]);

const calendar = z.union([
  z.strictObject({
    host: z.string().min(1).max(40),
    kind: z.enum(calendarKinds),
    url: z.string().trim().max(2_000),
    user: z.string().max(300),
    password: z.string().max(300),
    week,
  }),
  z.strictObject({ disconnect: z.string().min(1).max(40), week }),
]);

const LONGEST_ABSENCE_DAYS = 366;
const MOST_DAYS_AHEAD = 2 * 366;

/** Why an absence cannot be saved on the day `today`; null if it can. Its days have yet to be checked. */
function refuseAbsence(
  { host, from, to }: Omit<Absence, 'id'>,
  hosts: readonly { id: string }[],
  today: IsoDay,
): keyof typeof meetingRefusals | null {
  if (!hosts.some(({ id }) => id === host)) return 'noHost';
  if (![from, to].every(day => z.iso.date().safeParse(day).success)) return 'noSuchDay';
  if (to < from) return 'lastDay';
  if (to < today) return 'pastDays';
  if (addDays(from, LONGEST_ABSENCE_DAYS - 1) < to) return 'longAbsence';
  return addDays(today, MOST_DAYS_AHEAD) < to ? 'farDays' : null;
}

async function readForm<Shape extends z.ZodType>(
  req: PayloadRequest,
  shape: Shape,
): Promise<z.output<Shape> | null> {
  const isPlain = req.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
  // The limits of the admin (src/staff/request-limits) only cover this content type.
  const read = shape.safeParse((isPlain ? await readFormFields(req as unknown as Request) : null) ?? {});
  return read.success ? read.data : null;
}

function backTo(
  req: PayloadRequest,
  shown: string | undefined,
  done: keyof typeof meetingResults,
  more: Record<string, string> = {},
): Response {
  const query = new URLSearchParams({ week: readWeek(shown, meetingsClock.now()), done, ...more });
  const to = `${req.payload.config.routes.admin}${MEETINGS_PATH}?${query}`;
  if (req.headers.get('accept')?.includes('application/json')) return Response.json({ to });
  return new Response(null, { status: 303, headers: { Location: to } });
}

/** On one line, without invisible characters. */
const tidyReason = (words = '') =>
  words
    .normalize('NFC')
    .replace(/[^\P{C}\n\u200c\u200d]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

const columns = ['day', 'time in Addis Ababa', 'state', 'host', 'name', 'email', 'about'];

async function* csvRows(req: PayloadRequest): AsyncGenerator<CsvCell[]> {
  const { hosts } = await readSettings(req.payload, 'en');
  const names = new Map(hosts.map(({ id, name }) => [id, name]));
  for (const { at, state, name, email, about, hosts: ids } of await listAll(req)) {
    const { day: on, time } = dayAndTime(at, CHARITY_ZONE.id);
    yield [on, time, state, ids.map(id => names.get(id) ?? '').join(', '), name, email, about];
  }
}

/**
 * Endpoints for staff: move, cancel, mark as missed, reassign, absences, calendars of hosts, export as CSV. `listFeasts`: the feast
 * days, which another feature knows.
 */
export const meetingEndpoints = (
  listFeasts: (payload: Payload, now: Date) => Promise<readonly IsoDay[]>,
): Endpoint[] => [
  endpoint('get /meetings/csv', async req =>
    csvResponse(
      `meetings-${dayAndTime(meetingsClock.now().getTime(), CHARITY_ZONE.id).day}`,
      columns,
      csvRows(req),
    ),
  ),
  endpoint('post /meetings/change', async req => {
    const form = await readForm(req, change);
    if (!form) return refuse(req, 422, meetingRefusals.badForm);
    const now = meetingsClock.now();
    const meeting = await findMeeting(req, form.meeting);
    if (!meeting) return refuse(req, 409, meetingRefusals.over);
    const feasts = await listFeasts(req.payload, now);
    const context = { settings: await readSettings(req.payload, meeting.language, feasts), now };
    const acts = {
      cancel: () =>
        cancelMeeting(req.payload, meeting.id, context, { by: 'staff', reason: tidyReason(form.reason) }),
      missed: () => noteMissed(req.payload, meeting.id, context),
      reassign: () => reassignMeeting(req.payload, { id: meeting.id, host: form.host ?? '' }, context),
    };
    if (form.act === 'move') {
      const at = readTime(form.to);
      if (at === null) return refuse(req, 422, meetingRefusals.noTime, { field: 'to' });
      const moved = await moveForStaff(req.payload, { id: meeting.id, at }, context);
      if (!moved.ok) return refuse(req, 409, meetingRefusals[moved.problem], { field: 'to' });
      const undo = { meeting: meeting.id, before: timeValue(meeting.at) };
      return backTo(req, dayAndTime(at, CHARITY_ZONE.id).day, moved.value, undo);
    }
    const outcome = await acts[form.act]();
    if (!outcome.ok) return refuse(req, 409, meetingRefusals[outcome.problem]);
    return backTo(req, form.week, outcome.value);
  }),
  endpoint('post /meetings/absence', async req => {
    const form = await readForm(req, absence);
    if (!form) return refuse(req, 422, meetingRefusals.badForm);
    if ('end' in form) {
      await inOneTransaction(req.payload, async writer => {
        await deleteAbsence(writer, form.end);
        await announceChange(writer, [FREE_TIMES_TAG]);
      });
      return backTo(req, form.week, 'back');
    }
    const { hosts } = await readSettings(req.payload, 'en');
    const refused = refuseAbsence(form, hosts, dayIn(CHARITY_ZONE.id, meetingsClock.now()));
    if (refused) return refuse(req, 422, meetingRefusals[refused]);
    const now = meetingsClock.now();
    const over = await inOneTransaction(req.payload, async writer => {
      const id = await addAbsence(writer, form);
      await announceChange(writer, [FREE_TIMES_TAG]);
      return (await listAbsences(writer, now)).find(each => each.id === id)?.first;
    });
    return over ? backTo(req, over, 'awayOver') : backTo(req, form.week, 'away');
  }),
  endpoint('post /meetings/calendar', async req => {
    const form = await readForm(req, calendar);
    if (!form) return refuse(req, 422, meetingRefusals.badForm);
    if ('disconnect' in form) {
      await disconnectCalendar(req.payload, form.disconnect);
      return backTo(req, form.week, 'disconnected');
    }
    const { hosts } = await readSettings(req.payload, 'en');
    const host = hosts.find(({ id }) => id === form.host);
    if (!host) return refuse(req, 409, meetingRefusals.over);
    const url = httpsAddress(form.url);
    if (!isCalendarAddress(url)) return refuse(req, 422, meetingRefusals.address);
    const { kind, user, password } = form;
    const connected = await connectCalendar(
      req.payload,
      host,
      { kind, url, user, password },
      meetingsClock.now(),
    );
    if (!connected.ok) return refuse(req, 422, calendarProblems[connected.problem]);
    return backTo(req, form.week, connected.value);
  }),
];

/** Programs name the address of a calendar webcal:, which means https. */
const httpsAddress = (url: string) => url.replace(/^webcals?:\/\//i, 'https://');

/** https only; in development also http, because the calendar may run on the same machine. */
const isCalendarAddress = (url: string) =>
  isHttpsLink(url) || (env.ADEY_ENV !== 'production' && URL.parse(url)?.protocol === 'http:');

const moveMade = z.object({ done: z.literal('moved'), meeting: z.uuid(), before: z.string() });

/**
 * The meeting that was just moved, by the address to which moving leads, and the time that it had before. Null if it cannot be
 * moved back, or somebody has changed it since.
 */
export async function findMoved(
  reader: Writer,
  query: unknown,
  now: Date,
): Promise<{ meeting: Meeting; before: number } | null> {
  const read = moveMade.safeParse(query);
  const before = read.success ? readTime(read.data.before) : null;
  if (!read.success || before === null || before <= now.getTime()) return null;
  const meeting = await findMeeting(reader, read.data.meeting);
  return meeting && meeting.at !== before && canStaffMove(meeting, now) ? { meeting, before } : null;
}
