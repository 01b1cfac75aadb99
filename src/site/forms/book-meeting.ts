import type { APIContext } from 'astro';
import { PROOF_PATH } from '#core/http-names.ts';
import { CHARITY_ZONE } from '#core/zoned-time.ts';
import { readSession } from '#features/accounts/signed-in-user.queries.ts';
import { bookingTexts } from '#features/meetings/booking.texts.ts';
import type { BookingFormProps } from '#features/meetings/booking-form.island.tsx';
import { type BookingProblem, bookMeeting } from '#features/meetings/change-meeting.action.ts';
import { dayAndTime } from '#features/meetings/clocks.rules.ts';
import { nearestTimes } from '#features/meetings/free-times.rules.ts';
import {
  type BookingErrors,
  type BookingValues,
  readBooking,
  readTime,
} from '#features/meetings/meeting.schema.ts';
import { bookedLink } from '#features/meetings/meeting-link.ts';
import type { MeetingSettings } from '#features/meetings/meeting-settings.ts';
import { listFreeTimes } from '#features/meetings/meeting-store.ts';
import { unlessUnavailable } from '#platform/database/is-unreachable.ts';
import { readFormFields } from '#platform/http/request-body.ts';
import { openCms } from '#platform/payload.ts';
import { runForm } from '#site/form-results.ts';
import { chosenIn, readMeetingSettings, readValues, toBookingForm } from '#site/readers/read-meetings.ts';

type Visit = Pick<APIContext, 'request' | 'url' | 'clientAddress' | 'locals'>;

type BookingAnswer = { status: number; form: BookingFormProps | null; goTo?: string };

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
export async function answerBooking(visit: Visit): Promise<BookingAnswer> {
  const { url, locals } = visit;
  const { renderContext, form: shown } = locals;
  const settings = await readMeetingSettings(renderContext);
  const result = await runForm(visit, () => postBooking(visit, settings));
  const { status, goTo, fields, proof, ...more } = result ?? readChoice(url);
  if (goTo) return { status, form: null, goTo };
  const free = await listFreeTimes({ payload: await openCms() }, settings, renderContext.now);
  if (free.length === 0) return { status, form: null };
  const form = toBookingForm(renderContext, settings, free);
  const wanted = readTime(fields?.at);
  const nearest =
    more.failure && wanted !== null && !free.some(({ at }) => at === wanted)
      ? nearestTimes(free, wanted).map(({ at }) => at)
      : [];
  const chosen = chosenIn(fields ?? {}, form);
  const near = nearest[0] === undefined ? {} : { day: dayAndTime(nearest[0], CHARITY_ZONE.id).day };
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
  const fields = readValues(sent);
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
  const status = isAboutTime(booked.problem) ? 409 : 429;
  const isSlowed = booked.problem === 'slowed' && !proof;
  const reach = settings.hasPhone ? texts.callOrWrite : texts.write;
  const failure = texts[booked.problem].replace('{reach}', reach);
  return { status, fields, failure, ...(isSlowed && { proof: PROOF_PATH }) };
}

const isAboutTime = (problem: BookingProblem) => ['taken', 'past', 'late'].includes(problem);
