import type { APIContext } from 'astro';
import { calendarFile } from '#core/calendar-file.ts';
import { type Locale, localePath } from '#core/locale.ts';
import { punctuation, type Words } from '#core/words.ts';
import { CHARITY_ZONE } from '#core/zoned-time.ts';
import { listHolidaysNear } from '#features/holidays/holiday.queries.ts';
import { bookableDays, bookableMonths, namedDay } from '#features/meetings/bookable-days.ts';
import { bookingTexts } from '#features/meetings/booking.texts.ts';
import type { BookingFormProps } from '#features/meetings/booking-form.island.tsx';
import { clockWords, dayAndTime, whenWords } from '#features/meetings/clocks.rules.ts';
import type { FreeTime } from '#features/meetings/free-times.rules.ts';
import { type BookingValues, bookingFields, readTime } from '#features/meetings/meeting.schema.ts';
import { meetingEntry } from '#features/meetings/meeting-calendar.ts';
import {
  BOOKED_PARAMETER,
  BOOKING_PATH,
  type LinkOfMeeting,
  MEETING_PARAMETER,
  meetingFileLink,
  readMeetingToken,
} from '#features/meetings/meeting-link.ts';
import type { ShownMeeting } from '#features/meetings/meeting-page.tsx';
import type { MeetingSettings } from '#features/meetings/meeting-settings.ts';
import { findMeeting, isHeldAt, type Meeting } from '#features/meetings/meeting-store.ts';
import { getMeetingSettings, listShownTimes } from '#features/meetings/meetings.queries.ts';
import { openCms } from '#platform/payload.ts';
import type { RenderContext } from '#platform/render-context.ts';

type Visit = Pick<APIContext, 'request' | 'url' | 'clientAddress' | 'locals'>;

/** The settings of meetings, with the holidays of both calendars. */
export async function readMeetingSettings(renderContext: RenderContext): Promise<MeetingSettings> {
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
  return { form: free.length === 0 ? null : toBookingForm(renderContext, settings, free), isOpen };
}

export function toBookingForm(
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
export function chosenIn(
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
    values: readValues(query),
  };
}

export const readValues = (fields: Readonly<Record<string, string>>): BookingValues =>
  Object.fromEntries(
    bookingFields.flatMap(name => (Object.hasOwn(fields, name) ? [[name, fields[name]]] : [])),
  );

export function shownMeeting(
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
export async function findBooked(token: string | undefined): Promise<Meeting | null> {
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
