import type { APIContext } from 'astro';
import { localePath } from '#core/locale.ts';
import { bookingTexts } from '#features/meetings/booking.texts.ts';
import { isTriedTooOften } from '#features/meetings/booking-limits.ts';
import {
  cancelMeeting,
  confirmMeeting,
  isMovedTooOften,
  moveMeeting,
} from '#features/meetings/change-meeting.action.ts';
import { isTooSoon, nearestTimes } from '#features/meetings/free-times.rules.ts';
import { type BookingValues, readTime } from '#features/meetings/meeting.schema.ts';
import {
  BOOKED_PARAMETER,
  MEETING_PARAMETER,
  MEETING_PATH,
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
} from '#features/meetings/meeting-store.ts';
import { readFormFields } from '#platform/http/request-body.ts';
import { openCms } from '#platform/payload.ts';
import type { RenderContext } from '#platform/render-context.ts';
import { runForm } from '#site/form-results.ts';
import {
  chosenIn,
  findBooked,
  readMeetingSettings,
  readValues,
  shownMeeting,
  toBookingForm,
} from '#site/readers/read-meetings.ts';

type Visit = Pick<APIContext, 'request' | 'url' | 'locals'>;

type MeetingAnswer = { status: number; meeting: ShownMeeting | null; failure?: string; goTo?: string };

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
export async function answerMeeting(visit: Visit): Promise<MeetingAnswer> {
  const { request, url, locals } = visit;
  const { renderContext } = locals;
  const { locale, now } = renderContext;
  const query = Object.fromEntries(url.searchParams);
  if (request.method !== 'POST' && query[BOOKED_PARAMETER] !== undefined)
    return readBooked(query, renderContext);
  const settings = await readMeetingSettings(renderContext);
  const result = await runForm(visit, () => changeMeeting(visit, settings));
  const { id, status, goTo, fields }: MeetingResult = result ?? {
    ...{ id: readMeetingToken(query[MEETING_PARAMETER]), status: 200, fields: query },
  };
  if (goTo) return { status, meeting: null, goTo };
  if (id === null) return { status: 404, meeting: null };
  const payload = await openCms();
  const texts = bookingTexts[locale];
  let failure = result?.failure;
  const meeting = await findMeeting({ payload }, id);
  if (!meeting) return { status: 404, meeting: null };
  // What could not be confirmed is wanted as well.
  const wanted = readTime(fields?.at) ?? (failure ? meeting.at : null);
  const isRestless = canMove(meeting, now) && isMovedTooOften(meeting);
  if (isRestless) failure ??= texts.restless;
  const mayMove = canMove(meeting, now) && !isRestless;
  const free = mayMove ? await listFreeTimes({ payload }, settings, now, id) : [];
  const form = free.length > 0 ? toBookingForm(renderContext, settings, free) : null;
  const nearest = failure && wanted !== null ? nearestTimes(free, wanted).map(({ at }) => at) : [];
  const token = meetingToken(id);
  return {
    status,
    ...(failure && { failure }),
    meeting: {
      ...shownMeeting(meeting, settings, renderContext, MEETING_PARAMETER),
      token,
      confirm:
        canConfirm(meeting, now) && (isHeldAt(meeting, now) || free.some(({ at }) => at === meeting.at)),
      isLate: isTooSoon(meeting.at, settings.rules, now),
      done: meeting.state === 'booked' ? readDone(query.done) : null,
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

const readDone = (done: string | undefined) => (done === 'moved' || done === 'confirmed' ? done : null);

const unconfirmed = { taken: 'heldTaken', late: 'heldLate', over: 'over' } as const;

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
    return { id, status: 409, failure: texts[unconfirmed[outcome.problem]] };
  }
  const refuse = (status: number, failure: string) => ({ id, status, failure, fields: readValues(sent) });
  if (await isTriedTooOften(id)) return refuse(429, texts.restless);
  const wanted = readTime(sent.at);
  if (wanted === null) return refuse(422, texts.chooseTime);
  const outcome = await moveMeeting(payload, { id, at: wanted }, { settings, now });
  if (outcome.ok) return { id, status: 303, goTo: `${meetingLink(id, locale)}&done=moved` };
  return refuse(409, texts[outcome.problem]);
}

/** Shows what was just booked, until it changes. It offers no changes, because the address may be somebody else's. */
async function readBooked(
  query: Readonly<Record<string, string>>,
  renderContext: RenderContext,
): Promise<MeetingAnswer> {
  const meeting = await findBooked(query[BOOKED_PARAMETER]);
  if (!meeting) return { status: 404, meeting: null };
  const settings = await readMeetingSettings(renderContext);
  const shown = shownMeeting(meeting, settings, renderContext, BOOKED_PARAMETER);
  const done = shown.state === 'booked' ? 'booked' : null;
  return { status: 200, meeting: { ...shown, token: null, confirm: false, isLate: false, done, move: null } };
}
