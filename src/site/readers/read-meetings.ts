import type { APIContext } from 'astro';
import { calendarFile } from '#core/calendar-file.ts';
import { PROOF_PATH } from '#core/http-names.ts';
import { type Locale, localePath } from '#core/locale.ts';
import { punctuation, type Words } from '#core/words.ts';
import { CHARITY_ZONE } from '#core/zoned-time.ts';
import { readSession } from '#features/accounts/signed-in-user.queries.ts';
import { listHolidaysNear } from '#features/holidays/holiday.queries.ts';
import { bookableDays, bookableMonths, namedDay } from '#features/meetings/bookable-days.ts';
import { bookingTexts } from '#features/meetings/booking.texts.ts';
import type { BookingFormProps } from '#features/meetings/booking-form.island.tsx';
import { isTriedTooOften } from '#features/meetings/booking-limits.ts';
import {
  bookMeeting,
  cancelMeeting,
  confirmMeeting,
  isMovedTooOften,
  moveMeeting,
} from '#features/meetings/change-meeting.action.ts';
import { clockWords, dayAndTime, whenWords } from '#features/meetings/clocks.rules.ts';
import { type FreeTime, nearestTimes } from '#features/meetings/free-times.rules.ts';
import {
  type BookingErrors,
  type BookingValues,
  bookingFields,
  readBooking,
  readTime,
} from '#features/meetings/meeting.schema.ts';
import { meetingEntry } from '#features/meetings/meeting-calendar.ts';
import {
  BOOKED_PARAMETER,
  BOOKING_PATH,
  bookedLink,
  type LinkOfMeeting,
  MEETING_PARAMETER,
  MEETING_PATH,
  meetingFileLink,
  meetingLink,
  meetingToken,
  readMeetingToken,
} from '#features/meetings/meeting-link.ts';
import type { ShownMeeting } from '#features/meetings/meeting-page.tsx';
import type { MeetingSettings } from '#features/meetings/meeting-settings.ts';
import {
  canConfirm,
  canMove,
  findMeeting,
  isHeldAt,
  listFreeTimes,
  type Meeting,
} from '#features/meetings/meeting-store.ts';
import { getMeetingSettings, listShownTimes } from '#features/meetings/meetings.queries.ts';
import { unlessUnavailable } from '#platform/database/is-unreachable.ts';
import { readFormFields } from '#platform/http/request-body.ts';
import { openCms } from '#platform/payload.ts';
import type { RenderContext } from '#platform/render-context.ts';
import { resultOfForm } from '#site/form-results.ts';

type Visit = Pick<APIContext, 'request' | 'url' | 'clientAddress' | 'locals'>;

/** The settings of meetings, with the holidays of both calendars. */
async function readMeetingSettings(renderContext: RenderContext): Promise<MeetingSettings> {
  const { feasts } = await listHolidaysNear(renderContext);
  return getMeetingSettings(renderContext, feasts);
}

/** The form with all free times, for the cached page; `isOpen` says whether any host meets visitors. */
export async function readBookingForm(
  renderContext: RenderContext,
): Promise<{ form: BookingFormProps | null; isOpen: boolean }> {
  const settings = await readMeetingSettings(renderContext);
  const free = await listShownTimes(renderContext, { payload: await openCms() }, settings);
  const isOpen = settings.hosts.length > 0;
  return { form: free.length === 0 ? null : formOf(renderContext, settings, free), isOpen };
}

function formOf(
  { locale }: RenderContext,
  { rules, where }: MeetingSettings,
  free: readonly FreeTime[],
): BookingFormProps {
  const texts = bookingTexts[locale];
  const days = bookableDays(free, locale);
  return {
    locale,
    action: localePath(locale, BOOKING_PATH),
    days,
    months: bookableMonths(days, locale),
    facts: texts.facts
      .replace('{minutes}', String(rules.minutes))
      .replace('{where}', where === 'call' ? texts.byCall : texts.atPlace),
  };
}

/** What was chosen without script, by links and buttons: a day, a month or a time. */
function chosenIn(
  query: Readonly<Record<string, string>>,
  form: BookingFormProps,
): Pick<BookingFormProps, 'day' | 'month' | 'values'> {
  const at = readTime(query.at);
  const day = at === null ? query.day : dayAndTime(at, CHARITY_ZONE.id).day;
  const known = form.days.find(each => each.day === day);
  const month = form.months.find(each => each.month === query.month);
  return {
    ...(known && { day: known.day }),
    ...(month && { month: month.month }),
    values: valuesOf(query),
  };
}

const valuesOf = (fields: Readonly<Record<string, string>>): BookingValues =>
  Object.fromEntries(
    bookingFields.flatMap(name => (Object.hasOwn(fields, name) ? [[name, fields[name]]] : [])),
  );

type ReadBooking = { status: number; form: BookingFormProps | null; goTo?: string };

/** What a posted booking led to: the meeting's page, or why nothing was booked. */
type BookingResult = {
  status: number;
  goTo?: string;
  fields?: BookingValues;
  errors?: BookingErrors;
  failure?: string;
  proof?: string;
};

/** /send/booking: the times of a day without script, and the outcome of the posted form. */
export async function readBookingPage(visit: Visit): Promise<ReadBooking> {
  const { url, locals } = visit;
  const { renderContext, form: shown } = locals;
  const settings = await readMeetingSettings(renderContext);
  const result = await resultOfForm(visit, () => postBooking(visit, settings));
  const { status, goTo, fields, proof, ...more } = result ?? readChoice(url);
  if (goTo) return { status, form: null, goTo };
  const free = await listFreeTimes({ payload: await openCms() }, settings, renderContext.now);
  if (free.length === 0) return { status, form: null };
  const form = formOf(renderContext, settings, free);
  const wanted = readTime(fields?.at);
  const nearest =
    more.failure && wanted !== null && !free.some(({ at }) => at === wanted)
      ? nearestTimes(free, wanted).map(({ at }) => at / 60_000)
      : [];
  const chosen = chosenIn(fields ?? {}, form);
  const near = nearest[0] === undefined ? {} : { day: dayAndTime(nearest[0] * 60_000, CHARITY_ZONE.id).day };
  // The proof begins by itself: never again when somebody comes back to the page.
  const proving = proof && !shown?.wasShown ? { proof } : {};
  return { status, form: { ...form, ...near, ...chosen, nearest, ...more, ...proving } };
}

/** What links and buttons without script chose; only its zone can be wrong. */
function readChoice({ searchParams }: URL): BookingResult & { fields: Record<string, string> } {
  const fields = Object.fromEntries(searchParams);
  const zone = readBooking({ zone: fields.zone ?? '' });
  const isForeign = !zone.ok && zone.problem.zone !== undefined;
  return { status: isForeign ? 422 : 200, fields, errors: isForeign ? { zone: 'noSuchZone' } : {} };
}

async function postBooking(
  { request, clientAddress, locals }: Visit,
  settings: MeetingSettings,
): Promise<BookingResult> {
  const { locale, now } = locals.renderContext;
  const sent = await readFormFields(request);
  if (!sent) return { status: 400 };
  const fields = valuesOf(sent);
  const read = readBooking(fields);
  if (!read.ok) return { status: 422, fields, errors: read.problem };
  const { proof } = sent;
  const booking = { settings, language: locale, clientAddress, proof, now };
  const booked = await unlessUnavailable(async () => {
    const { supporter } = await readSession(request.headers);
    const ownEmail = supporter?.isProven ? supporter.email : null;
    return bookMeeting(await openCms(), read.value, { ...booking, ownEmail });
  });
  const texts = bookingTexts[locale];
  if (!booked) return { status: 503, fields, failure: texts.failed };
  if (booked.ok) return { status: 303, goTo: bookedLink(booked.value.id, locale) };
  const status = booked.problem === 'taken' || booked.problem === 'past' ? 409 : 429;
  const isSlowed = booked.problem === 'slowed' && !proof;
  return { status, fields, failure: texts[booked.problem], ...(isSlowed && { proof: PROOF_PATH }) };
}

type ReadMeeting = { status: number; meeting: ShownMeeting | null; failure?: string; goTo?: string };

/** What a press on the page of a meeting led to; without an id the press was for none. */
type MeetingResult = {
  id: string | null;
  status: number;
  goTo?: string;
  failure?: string;
  fields?: BookingValues;
};

/**
 * /send/meeting: the meeting of the link in its mail, after moving or cancelling it if the form asks for it; or what somebody has just
 * booked.
 */
export async function readMeetingPage(
  visit: Pick<Visit, 'request' | 'url' | 'locals'>,
): Promise<ReadMeeting> {
  const { request, url, locals } = visit;
  const { renderContext } = locals;
  const { locale, now } = renderContext;
  const query = Object.fromEntries(url.searchParams);
  if (request.method !== 'POST' && query[BOOKED_PARAMETER] !== undefined)
    return readBooked(query, renderContext);
  const settings = await readMeetingSettings(renderContext);
  const result = await resultOfForm(visit, () => changeMeeting(visit, settings));
  const { id, status, goTo, fields }: MeetingResult = result ?? {
    ...{ id: readMeetingToken(query[MEETING_PARAMETER]), status: 200, fields: query },
  };
  if (goTo) return { status, meeting: null, goTo };
  if (id === null) return { status: 404, meeting: null };
  const payload = await openCms();
  const texts = bookingTexts[locale];
  let failure = result?.failure;
  const wanted = readTime(fields?.at);
  const meeting = await findMeeting({ payload }, id);
  if (!meeting) return { status: 404, meeting: null };
  const isRestless = canMove(meeting, now) && isMovedTooOften(meeting);
  if (isRestless) failure ??= texts.restless;
  const mayMove = canMove(meeting, now) && !isRestless;
  const free = mayMove ? await listFreeTimes({ payload }, settings, now, id) : [];
  const form = free.length > 0 ? formOf(renderContext, settings, free) : null;
  const nearest = failure && wanted !== null ? nearestTimes(free, wanted).map(({ at }) => at / 60_000) : [];
  const token = meetingToken(id);
  return {
    status,
    ...(failure && { failure }),
    meeting: {
      ...shownMeeting(meeting, settings, renderContext, MEETING_PARAMETER),
      token,
      confirm:
        canConfirm(meeting, now) && (isHeldAt(meeting, now) || free.some(({ at }) => at === meeting.at)),
      done: meeting.state === 'booked' ? doneOf(query.done) : null,
      move: form && {
        ...form,
        action: localePath(locale, MEETING_PATH),
        token,
        ...chosenIn({ zone: meeting.zone, ...fields }, form),
        nearest,
        ...(failure && { failure }),
      },
    },
  };
}

const doneOf = (done: string | undefined) => (done === 'moved' || done === 'confirmed' ? done : null);

/** Confirms, moves or cancels the meeting of the token in the form. */
async function changeMeeting(
  { request, locals }: Pick<Visit, 'request' | 'locals'>,
  settings: MeetingSettings,
): Promise<MeetingResult> {
  const { locale, now } = locals.renderContext;
  const sent = (await readFormFields(request)) ?? {};
  const id = readMeetingToken(sent[MEETING_PARAMETER]);
  if (id === null) return { id, status: 404 };
  const payload = await openCms();
  const texts = bookingTexts[locale];
  if (sent.act === 'cancel') {
    const outcome = await cancelMeeting(payload, id, { settings, now });
    return outcome.ok ? { id, status: 200 } : { id, status: 409, failure: texts.over };
  }
  if (sent.act === 'confirm') {
    const outcome = await confirmMeeting(payload, id, { settings, now });
    if (outcome.ok) return { id, status: 303, goTo: `${meetingLink(id, locale)}&done=confirmed` };
    return { id, status: 409, failure: texts[outcome.problem === 'taken' ? 'heldTaken' : 'over'] };
  }
  const refuse = (status: number, failure: string) => ({ id, status, failure, fields: valuesOf(sent) });
  if (await isTriedTooOften(id)) return refuse(429, texts.restless);
  const wanted = readTime(sent.at);
  if (wanted === null) return refuse(422, texts.chooseTime);
  const outcome = await moveMeeting(payload, { id, at: wanted }, { settings, now });
  if (outcome.ok) return { id, status: 303, goTo: `${meetingLink(id, locale)}&done=moved` };
  return refuse(409, texts[outcome.problem]);
}

/** What somebody has just booked, until it changes. Whoever typed an address need not be its owner, so this cannot change it. */
async function readBooked(
  query: Readonly<Record<string, string>>,
  renderContext: RenderContext,
): Promise<ReadMeeting> {
  const meeting = await findBooked(query[BOOKED_PARAMETER]);
  if (!meeting) return { status: 404, meeting: null };
  const settings = await readMeetingSettings(renderContext);
  const shown = shownMeeting(meeting, settings, renderContext, BOOKED_PARAMETER);
  const done = shown.state === 'booked' ? 'booked' : null;
  return { status: 200, meeting: { ...shown, token: null, confirm: false, done, move: null } };
}

function shownMeeting(
  meeting: Meeting,
  settings: MeetingSettings,
  { locale, now }: RenderContext,
  link: LinkOfMeeting,
): Pick<ShownMeeting, 'state' | 'when' | 'held' | 'calledOff' | 'where' | 'host' | 'file'> {
  const isOver = meeting.at <= now.getTime() && meeting.state !== 'cancelled' && meeting.state !== 'missed';
  const isLate = meeting.state === 'held' && !isHeldAt(meeting, now);
  return {
    state: isOver ? 'over' : isLate ? 'released' : meeting.state,
    held:
      meeting.heldUntil === null
        ? null
        : {
            when: [
              namedDay(dayAndTime(meeting.at, meeting.zone).day, locale),
              clockWords(meeting.at, meeting.zone, locale),
            ].join(punctuation[locale].comma),
            until: clockWords(meeting.heldUntil, meeting.zone, locale),
          },
    when: whenWords(meeting.at, meeting.zone, locale),
    calledOff: meeting.cancelledBy === 'staff' ? (meeting.reason ?? '') : null,
    where: shownPlace(settings, locale, meeting.state === 'booked' && link === MEETING_PARAMETER),
    file: meeting.state === 'booked' && !isOver ? meetingFileLink(meeting.id, link, locale) : null,
    host: settings.hosts.flatMap(host => (meeting.hosts.includes(host.id) ? [host.name] : [])).join(', '),
  };
}

/** The place as the mail names it; the link of a call for nobody who may not have the mail. */
function shownPlace({ where, place, callLink }: MeetingSettings, locale: Locale, hasMail: boolean): Words {
  const texts = bookingTexts[locale];
  if (where === 'place') return place.text ? place : { text: texts.ourOffice };
  if (!callLink) return { text: texts.linkFollows };
  return { text: hasMail ? callLink : texts.linkInMail };
}

/** What was just booked, for whoever filled in the form, until it is moved or cancelled. */
async function findBooked(token: string | undefined): Promise<Meeting | null> {
  const id = readMeetingToken(token, BOOKED_PARAMETER);
  const meeting = id === null ? null : await findMeeting({ payload: await openCms() }, id);
  return meeting && meeting.revision === 0 ? meeting : null;
}

/** The meeting of a link as a file for a calendar; null unless it is booked. */
export async function readMeetingFile(
  { url, locals: { renderContext } }: Pick<Visit, 'url' | 'locals'>,
  organisation: string,
): Promise<string | null> {
  const { locale } = renderContext;
  const id = readMeetingToken(url.searchParams.get(MEETING_PARAMETER));
  const hasMail = id !== null;
  const meeting = hasMail
    ? await findMeeting({ payload: await openCms() }, id)
    : await findBooked(url.searchParams.get(BOOKED_PARAMETER) ?? undefined);
  if (meeting?.state !== 'booked') return null;
  const settings = await readMeetingSettings(renderContext);
  const where = shownPlace(settings, locale, hasMail).text;
  return calendarFile([meetingEntry({ ...meeting, where }, { organisation, locale })], { locale });
}
