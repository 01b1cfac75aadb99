import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { mayUseMeetings } from '#cms/access/access-for.ts';
import type { MeetingRight } from '#cms/access/access-table.ts';
import { textIn } from '#cms/language/amharic.ts';
import type { CsvCell } from '#core/csv.ts';
import { isHttpsLink } from '#core/links.ts';
import { CHARITY_ZONE } from '#core/zoned-time.ts';
import { announceChange } from '#platform/announce-change.ts';
import { startClock } from '#platform/clock.ts';
import { env } from '#platform/env.ts';
import { csvResponse } from '#platform/http/file-response.ts';
import { readFormFields } from '#platform/http/request-body.ts';
import { createSharedLimit, type RateLimit } from '#platform/limits/rate-limit.ts';
import { inOneTransaction } from '#platform/transaction.ts';
import { calendarKinds, connectCalendar, disconnectCalendar } from '../calendars/sync-calendars.job.ts';
import { cancelMeeting, noteMissed, readSettings, reassignMeeting } from '../change-meeting.action.ts';
import { dayAndTime } from '../clocks.rules.ts';
import { MEETINGS_TAG } from '../meeting-settings.ts';
import { findMeeting } from '../meeting-store.ts';
import { addAbsence, endAbsence, listAll, MEETINGS_PATH, weekOf } from './meetings-desk.ts';

export const meetingsClock = startClock(env.FIXED_NOW);
const TEN_MINUTES = 10 * 60_000;
let perAccount: RateLimit | undefined;

/** What a form of this page can be refused with; the Amharic is in src/cms/language. */
export const meetingRefusals = {
  notAllowed: 'Only editors and admins may.',
  tooOften: 'That was often. Please wait a moment, and try again.',
  badForm: 'Something in this form is missing.',
  taken: 'That host has no time then.',
  over: 'That meeting has changed in the meantime. Please look at the page again.',
  lastDay: 'The last day is before the first.',
  address: 'Please enter a link that begins with https://',
  unreachable: 'That calendar does not answer. Please check its address.',
  refused: 'That calendar refuses this name and password.',
  unreadable: 'What is at that address is no calendar.',
};
/** What was done, as the page says it afterwards. */
export const meetingResults = {
  cancelled: 'The meeting is cancelled, and the visitor gets a mail.',
  missed: 'Noted. The visitor gets a mail to choose again.',
  reassigned: 'The meeting has another host now, and everybody gets a mail.',
  away: 'Noted. Nothing can be booked on these days.',
  back: 'The absence is deleted.',
  connected: 'The calendar is connected. What is taken in it can no longer be booked.',
  disconnected: 'The calendar is disconnected.',
};

const refuse = (
  { i18n }: PayloadRequest,
  status: number,
  message: string,
  headers: Record<string, string> = {},
) =>
  Response.json(
    { errors: [{ message: textIn(message, i18n.language) }] },
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

const week = z.string().max(10).optional();
const change = z.strictObject({
  meeting: z.uuid(),
  act: z.enum(['cancel', 'missed', 'reassign']),
  host: z.string().max(40).optional(),
  week,
});
const day = z.iso.date().refine(text => text.startsWith('20'));
const absence = z.union([
  z.strictObject({ host: z.string().min(1).max(40), from: day, to: day, week }),
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

async function readForm<Shape extends z.ZodType>(
  req: PayloadRequest,
  shape: Shape,
): Promise<z.output<Shape> | null> {
  const isPlain = req.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
  // Only this kind of body has been counted by the limits of the admin (src/staff/bounds).
  const read = shape.safeParse((isPlain ? await readFormFields(req as unknown as Request) : null) ?? {});
  return read.success ? read.data : null;
}

function backTo(req: PayloadRequest, shown: string | undefined, done: keyof typeof meetingResults): Response {
  const query = new URLSearchParams({ week: weekOf(shown, meetingsClock.now()), done });
  const to = `${req.payload.config.routes.admin}${MEETINGS_PATH}?${query}`;
  if (req.headers.get('accept')?.includes('application/json')) return Response.json({ to });
  return new Response(null, { status: 303, headers: { Location: to } });
}

const columns = ['day', 'time in Addis Ababa', 'state', 'host', 'name', 'email', 'about'];

async function* rowsOf(req: PayloadRequest): AsyncGenerator<CsvCell[]> {
  const { hosts } = await readSettings(req.payload, 'en');
  const names = new Map(hosts.map(({ id, name }) => [id, name]));
  for (const { at, state, name, email, about, hosts: ids } of await listAll(req)) {
    const { day: on, time } = dayAndTime(at, CHARITY_ZONE.id);
    yield [on, time, state, ids.map(id => names.get(id) ?? '').join(', '), name, email, about];
  }
}

/** What staff do with meetings: cancel, note that nobody came, give to another host, be away, take a table along. */
export const meetingEndpoints: Endpoint[] = [
  endpoint('get /meetings/csv', async req =>
    csvResponse(
      `meetings-${dayAndTime(meetingsClock.now().getTime(), CHARITY_ZONE.id).day}`,
      columns,
      rowsOf(req),
    ),
  ),
  endpoint('post /meetings/change', async req => {
    const form = await readForm(req, change);
    if (!form) return refuse(req, 422, meetingRefusals.badForm);
    const now = meetingsClock.now();
    const meeting = await findMeeting(req, form.meeting);
    if (!meeting) return refuse(req, 409, meetingRefusals.over);
    const context = { settings: await readSettings(req.payload, meeting.language), now };
    const acts = {
      cancel: () => cancelMeeting(req.payload, meeting.id, context),
      missed: () => noteMissed(req.payload, meeting.id, context),
      reassign: () => reassignMeeting(req.payload, { id: meeting.id, host: form.host ?? '' }, context),
    };
    const outcome = await acts[form.act]();
    if (!outcome.ok) return refuse(req, 409, meetingRefusals[outcome.problem]);
    return backTo(req, form.week, outcome.value);
  }),
  endpoint('post /meetings/absence', async req => {
    const form = await readForm(req, absence);
    if (!form) return refuse(req, 422, meetingRefusals.badForm);
    if ('end' in form) {
      await inOneTransaction(req.payload, async writer => {
        await endAbsence(writer, form.end);
        await announceChange(writer, [MEETINGS_TAG]);
      });
      return backTo(req, form.week, 'back');
    }
    const { host, from, to } = form;
    if (to < from) return refuse(req, 422, meetingRefusals.lastDay);
    await inOneTransaction(req.payload, async writer => {
      await addAbsence(writer, { host, from, to });
      await announceChange(writer, [MEETINGS_TAG]);
    });
    return backTo(req, form.week, 'away');
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
    if (!isCalendarAddress(form.url)) return refuse(req, 422, meetingRefusals.address);
    const { kind, url, user, password } = form;
    const problem = await connectCalendar(
      req.payload,
      host,
      { kind, url, user, password },
      meetingsClock.now(),
    );
    if (problem) return refuse(req, 422, meetingRefusals[problem]);
    return backTo(req, form.week, 'connected');
  }),
];

/** Over https; a development machine may have its calendar on itself. */
const isCalendarAddress = (url: string) =>
  isHttpsLink(url) || (env.ADEY_ENV !== 'production' && URL.parse(url)?.protocol === 'http:');
