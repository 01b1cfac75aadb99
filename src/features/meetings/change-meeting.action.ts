import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { comparedEmail } from '#core/email-address.ts';
import type { Locale } from '#core/locale.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import type { IsoDay } from '#core/zoned-time.ts';
import { announceChange } from '#platform/announce-change.ts';
import { logInfo } from '#platform/log.ts';
import { unlessInboxFull } from '#platform/mail/outbox.ts';
import { inOneTransaction, lockInTransaction, queryRows } from '#platform/transaction.ts';
import { countBooking, refuseTry } from './booking-limits.ts';
import { type FreeTime, isTooSoon } from './free-times.rules.ts';
import { type BookingRequest, HOLD_MINUTES } from './meeting.schema.ts';
import type { MeetingMail } from './meeting-mail.texts.ts';
import { queueMeetingMails, withdrawReminder } from './meeting-mails.ts';
import {
  FREE_TIMES_TAG,
  MEETINGS_SLUG,
  type MeetingSettings,
  type StoredContact,
  type StoredSettings,
  toMeetingSettings,
} from './meeting-settings.ts';
import {
  canCancel,
  canConfirm,
  canMove,
  findMeeting,
  isHeldAt,
  listFreeTimes,
  listTaken,
  type Meeting,
  releaseOverdue,
} from './meeting-store.ts';

/** `taken`: the time is not free (any more); `past`: it is over; `late`: it begins before the notice that hosts need. */
export type TimeProblem = 'taken' | 'past' | 'late';
/**
 * `slowed`: a proof of work is needed first. `network-full`: its network has booked several meetings today. `network-holds`: several
 * times are held for it that nobody has confirmed. `many`: the address has several meetings ahead, or its inbox got several mails
 * from us today; the page does not say which, because the address may be somebody else’s.
 */
export type BookingProblem = TimeProblem | 'too-often' | 'slowed' | 'network-full' | 'network-holds' | 'many';

/** The network address is only used for limits. `ownEmail` is the proven address of the signed-in visitor. */
export type Booking = {
  settings: MeetingSettings;
  language: Locale;
  clientAddress: string;
  proof: string | undefined;
  ownEmail: string | null;
  now: Date;
};

/** Meetings one address can have ahead. */
const MOST_AHEAD = 3;
/** Changes after which a meeting can no longer be moved by its link; each sends mails. */
const MOST_CHANGES = 5;

/** Whether a meeting was moved so often that its visitor has to write to us. */
export const isMovedTooOften = ({ revision }: Pick<Meeting, 'revision'>): boolean => revision >= MOST_CHANGES;

/**
 * Books a meeting for a signed-in visitor, and holds its time for anybody else, until they press Confirm in the mail that is
 * queued. Of several concurrent bookings of a time the database accepts one.
 */
export async function bookMeeting(
  payload: Payload,
  request: BookingRequest,
  booking: Booking,
): Promise<Outcome<{ id: string }, BookingProblem>> {
  const { clientAddress, proof, ownEmail, now } = booking;
  const refused = await refuseTry(clientAddress, proof, now);
  if (refused) return problem(refused);
  const isHeld = ownEmail === null || comparedEmail(ownEmail) !== comparedEmail(request.email);
  const booked = await countBooking({ clientAddress, isHeld }, async () => {
    const stored = await unlessTaken(() =>
      unlessInboxFull(payload, () => storeBooking(payload, request, { ...booking, isHeld })),
    );
    return stored ?? problem('many');
  });
  return typeof booked === 'string' ? problem(booked) : booked;
}

async function storeBooking(
  payload: Payload,
  request: BookingRequest,
  { settings, language, isHeld, now }: Booking & { isHeld: boolean },
): Promise<Outcome<{ id: string }, BookingProblem>> {
  // Refuses most late requests before taking the lock.
  const gone = findFree(await listFreeTimes({ payload }, settings, now), request.at, settings, now);
  if (!gone.ok) return gone;
  return inOneTransaction(payload, async req => {
    const found = await lockTime(req, settings, request.at, now);
    if (!found.ok) return found;
    const compared = comparedEmail(request.email);
    const [ahead] = await queryRows<{ count: number }>(
      req,
      sql`select count(*)::int as count from meetings.bookings
            where compared = ${compared} and state in ('booked', 'held') and begins_at > ${now.toISOString()}::timestamptz`,
    );
    if ((ahead?.count ?? 0) >= MOST_AHEAD) return problem('many');
    const until = meetingEnd(request.at, settings);
    const heldUntil = isHeld ? instant(Math.min(now.getTime() + HOLD_MINUTES * 60_000, request.at)) : null;
    const [made] = await queryRows<{ id: string }>(
      req,
      sql`insert into meetings.bookings
              (begins_at, ends_at, state, held_until, zone, language, name, email, compared, about, made_at, changed_at)
            values (${instant(request.at)}, ${instant(until)}, ${isHeld ? 'held' : 'booked'}, ${heldUntil}, ${request.zone}, ${language}, ${request.name},
              ${request.email}, ${compared}, ${request.about}, ${now.toISOString()}, ${now.toISOString()})
            returning id`,
    );
    const id = made?.id ?? '';
    await reserveTime(req, id, request.at, found.value, settings);
    await afterChange(req, id, settings, isHeld ? 'meeting-held' : 'meeting-booked', now);
    return ok({ id });
  });
}

/**
 * Books the time that was held for a visitor, also once it was released, if it is still free. Only the mail to the visitor leads
 * here, which proves the address.
 */
export async function confirmMeeting(
  payload: Payload,
  id: string,
  { settings, now }: Pick<Booking, 'settings' | 'now'>,
): Promise<Outcome<'confirmed', 'taken' | 'late' | 'over'>> {
  return unlessTaken(() =>
    inOneTransaction(payload, async req => {
      const meeting = await lockMeeting(req, id);
      if (meeting?.state === 'booked') return ok('confirmed');
      if (!meeting || !canConfirm(meeting, now)) return problem('over');
      if (!isHeldAt(meeting, now)) {
        const found = await lockTime(req, settings, meeting.at, now, id);
        if (!found.ok) return problem(found.problem === 'late' ? 'late' : 'taken');
        await queryRows(req, sql`delete from meetings.taken where booking = ${id}`);
        await reserveTime(req, id, meeting.at, found.value, settings, meeting.hosts);
      }
      await queryRows(
        req,
        sql`update meetings.bookings set state = 'booked', held_until = null, changed_at = ${now.toISOString()}
            where id = ${id}`,
      );
      await afterChange(req, id, settings, 'meeting-booked', now);
      return ok('confirmed');
    }),
  );
}

/** Frees the times that nobody has confirmed in time, so that others can book them. Returns how many. */
export async function releaseMeetings(payload: Payload, now: Date): Promise<number> {
  const released = await inOneTransaction(payload, async req => {
    const count = await releaseOverdue(req, now);
    if (count > 0) await announceChange(req, [FREE_TIMES_TAG]);
    return count;
  });
  if (released > 0) logInfo('times that nobody confirmed are free again', { meetings: released });
  return released;
}

/** Moves a meeting to a free time; a missed, held or released one becomes booked. `restless`: it was moved often enough. */
export async function moveMeeting(
  payload: Payload,
  { id, at }: { id: string; at: number },
  { settings, now }: Pick<Booking, 'settings' | 'now'>,
): Promise<Outcome<'moved', TimeProblem | 'over' | 'restless'>> {
  return unlessTaken(() =>
    inOneTransaction(payload, async req => {
      const meeting = await lockMeeting(req, id);
      if (!meeting || !canMove(meeting, now)) return problem('over');
      if (meeting.at === at && meeting.state === 'booked') return ok('moved');
      if (isMovedTooOften(meeting)) return problem('restless');
      const found = await lockTime(req, settings, at, now, id);
      if (!found.ok) return found;
      await storeMove(req, { meeting, free: found.value, settings, now });
      return ok('moved');
    }),
  );
}

/** Whether staff can move a meeting: its visitor has confirmed it, and it has not begun. */
export const canStaffMove = (meeting: Meeting, now: Date): boolean =>
  meeting.state === 'booked' && canCancel(meeting, now) && meeting.email !== null;

/** The settings by which staff move meetings: without the notice that visitors have to give. */
export const settingsForStaff = (settings: MeetingSettings): MeetingSettings => ({
  ...settings,
  rules: { ...settings.rules, noticeHours: 0 },
});

/** Moves a confirmed meeting to a time at which its host is free, however often it was moved before. */
export async function moveForStaff(
  payload: Payload,
  { id, at }: { id: string; at: number },
  context: Pick<Booking, 'settings' | 'now'>,
): Promise<Outcome<'moved', 'notFree' | 'past' | 'over'>> {
  const { now } = context;
  const settings = settingsForStaff(context.settings);
  const outcome = await unlessTaken(() =>
    inOneTransaction(payload, async (req): Promise<Outcome<'moved', 'notFree' | 'past' | 'over'>> => {
      const meeting = await lockMeeting(req, id);
      if (!meeting || !canStaffMove(meeting, now)) return problem('over');
      if (meeting.at === at) return ok('moved');
      const found = await lockTime(req, settings, at, now, id);
      if (!found.ok) return problem(found.problem === 'past' ? 'past' : 'notFree');
      if (!meeting.hosts.some(host => found.value.hosts.includes(host))) return problem('notFree');
      await storeMove(req, { meeting, free: found.value, settings, now });
      return ok('moved');
    }),
  );
  if (outcome.ok) return outcome;
  return problem(outcome.problem === 'taken' ? 'notFree' : outcome.problem);
}

type Move = { meeting: Meeting; free: FreeTime; settings: MeetingSettings; now: Date };

/** Stores the new time of a locked meeting, and mails everybody. */
async function storeMove(req: PayloadRequest, { meeting, free, settings, now }: Move): Promise<void> {
  const { id, hosts } = meeting;
  await withdrawReminder(req, meeting);
  await queryRows(
    req,
    sql`update meetings.bookings set begins_at = ${instant(free.at)}, ends_at = ${instant(meetingEnd(free.at, settings))},
          state = 'booked', held_until = null, revision = revision + 1, changed_at = ${now.toISOString()} where id = ${id}`,
  );
  await queryRows(req, sql`delete from meetings.taken where booking = ${id}`);
  await reserveTime(req, id, free.at, free, settings, hosts);
  // Neither its visitor nor a host has it in their calendar yet.
  if (meeting.heldUntil !== null) await afterChange(req, id, settings, 'meeting-booked', now);
  else await afterChange(req, id, settings, 'meeting-moved', now, hosts);
}

/** Who cancels a meeting; staff may say why. */
export type Canceller = { by: 'visitor' } | { by: 'staff'; reason: string };

/** Cancels a meeting that has not begun and frees its time. */
export async function cancelMeeting(
  payload: Payload,
  id: string,
  { settings, now }: Pick<Booking, 'settings' | 'now'>,
  canceller: Canceller = { by: 'visitor' },
): Promise<Outcome<'cancelled', 'over'>> {
  return inOneTransaction(payload, async req => {
    const meeting = await lockMeeting(req, id);
    if (meeting?.state === 'cancelled') return ok('cancelled');
    if (!meeting || !canCancel(meeting, now)) return problem('over');
    await withdrawReminder(req, meeting);
    await changeState(req, id, 'cancelled', now);
    const reason = canceller.by === 'staff' ? canceller.reason || null : null;
    await queryRows(
      req,
      sql`update meetings.bookings set cancelled_by = ${canceller.by}, reason = ${reason} where id = ${id}`,
    );
    await queryRows(req, sql`delete from meetings.taken where booking = ${id}`);
    // Hosts do not know about held times yet, and a visitor who gives one up needs no mail.
    const hosts = meeting.state === 'held' ? [] : meeting.hosts;
    if (canceller.by === 'staff') await afterChange(req, id, settings, 'meeting-called-off', now, hosts);
    else if (hosts.length > 0) await afterChange(req, id, settings, 'meeting-cancelled', now, hosts);
    else await announceChange(req, [FREE_TIMES_TAG]);
    return ok('cancelled');
  });
}

/** Marks a meeting as missed by the visitor, and invites them to choose another time. */
export async function noteMissed(
  payload: Payload,
  id: string,
  { settings, now }: Pick<Booking, 'settings' | 'now'>,
): Promise<Outcome<'missed', 'over'>> {
  return inOneTransaction(payload, async req => {
    const meeting = await lockMeeting(req, id);
    if (meeting?.state !== 'booked' || meeting.at > now.getTime()) return problem('over');
    await changeState(req, id, 'missed', now);
    await afterChange(req, id, settings, 'meeting-missed', now);
    return ok('missed');
  });
}

/** Reassigns a meeting to another host who is free at that time. */
export async function reassignMeeting(
  payload: Payload,
  { id, host }: { id: string; host: string },
  { settings, now }: Pick<Booking, 'settings' | 'now'>,
): Promise<Outcome<'reassigned', 'taken' | 'over'>> {
  return unlessTaken(() =>
    inOneTransaction(payload, async req => {
      const meeting = await lockMeeting(req, id);
      if (
        meeting?.state !== 'booked' ||
        !canCancel(meeting, now) ||
        !settings.hosts.some(each => each.id === host)
      )
        return problem('over');
      if (meeting.hosts.includes(host)) return ok('reassigned');
      const taken = await listTaken(req, now, id);
      if (taken.some(each => each.host === host && each.from < meeting.until && meeting.at < each.to))
        return problem('taken');
      // Updates the host of the row instead of inserting another, so that the break after the meeting stays the same.
      await queryRows(
        req,
        sql`update meetings.taken set host = ${host} where booking = ${id} and host = ${meeting.hosts[0] ?? ''}`,
      );
      await queryRows(
        req,
        sql`update meetings.bookings set revision = revision + 1, changed_at = ${now.toISOString()} where id = ${id}`,
      );
      await afterChange(req, id, settings, 'meeting-reassigned', now, meeting.hosts);
      return ok('reassigned');
    }),
  );
}

async function lockMeeting(req: PayloadRequest, id: string): Promise<Meeting | null> {
  await queryRows(req, sql`select from meetings.bookings where id = ${id} for update`);
  return findMeeting(req, id);
}

const changeState = (req: PayloadRequest, id: string, state: Meeting['state'], now: Date) =>
  queryRows(
    req,
    sql`update meetings.bookings set state = ${state}, revision = revision + 1, changed_at = ${now.toISOString()}
        where id = ${id}`,
  );

/** Announces that free times changed, and mails the visitor and the hosts. */
async function afterChange(
  req: PayloadRequest,
  id: string,
  settings: MeetingSettings,
  about: MeetingMail,
  now: Date,
  hostsBefore: readonly string[] = [],
): Promise<void> {
  const meeting = await findMeeting(req, id);
  if (meeting) await queueMeetingMails(req, { about, meeting, settings, hostsBefore, now });
  await announceChange(req, [FREE_TIMES_TAG]);
}

/** Locks booking until the transaction ends; returns who is free then, or why the time cannot be booked. */
async function lockTime(
  req: PayloadRequest,
  settings: MeetingSettings,
  at: number,
  now: Date,
  moved: string | null = null,
): Promise<Outcome<FreeTime, TimeProblem>> {
  await lockInTransaction(req, 'meetings');
  if ((await releaseOverdue(req, now)) > 0) await announceChange(req, [FREE_TIMES_TAG]);
  return findFree(await listFreeTimes(req, settings, now, moved), at, settings, now);
}

function findFree(
  free: readonly FreeTime[],
  at: number,
  { rules }: MeetingSettings,
  now: Date,
): Outcome<FreeTime, TimeProblem> {
  const found = free.find(each => each.at === at);
  if (found) return ok(found);
  if (at <= now.getTime()) return problem('past');
  return problem(isTooSoon(at, rules, now) ? 'late' : 'taken');
}

/** Reserves the time of all hosts who meet together, or of the one with the fewest meetings ahead. */
async function reserveTime(
  req: PayloadRequest,
  id: string,
  at: number,
  { hosts }: FreeTime,
  settings: MeetingSettings,
  before: readonly string[] = [],
): Promise<void> {
  const { rules } = settings;
  const until = meetingEnd(at, settings) + rules.bufferMinutes * 60_000;
  const meeting = rules.together ? hosts : [await chooseHost(req, hosts, before)];
  for (const host of meeting)
    await queryRows(
      req,
      sql`insert into meetings.taken (booking, host, during)
          values (${id}, ${host}, tstzrange(${instant(at)}::timestamptz, ${instant(until)}::timestamptz))`,
    );
}

/** Prefers a host who was in the meeting before. */
async function chooseHost(
  req: PayloadRequest,
  free: readonly string[],
  before: readonly string[],
): Promise<string> {
  const same = before.find(host => free.includes(host));
  if (same !== undefined) return same;
  const counts = await queryRows<{ host: string; count: number }>(
    req,
    sql`select host, count(*)::int as count from meetings.taken where upper(during) > now() group by host`,
  );
  const ahead = new Map(counts.map(({ host, count }) => [host, count]));
  const [first = ''] = free.toSorted((one, other) => (ahead.get(one) ?? 0) - (ahead.get(other) ?? 0));
  return first;
}

const meetingEnd = (at: number, { rules }: MeetingSettings) => at + rules.minutes * 60_000;
const instant = (at: number) => new Date(at).toISOString();

/** PostgreSQL refuses a second meeting of one host at one time (`one_meeting_at_a_time`). */
async function unlessTaken<Result>(act: () => Promise<Result>): Promise<Result | Outcome<never, 'taken'>> {
  try {
    return await act();
  } catch (error) {
    const codes = [error, (error as { cause?: unknown }).cause].map(
      each => (each as { code?: unknown })?.code,
    );
    if (codes.includes(EXCLUSION_VIOLATION)) return problem('taken');
    throw error;
  }
}

const EXCLUSION_VIOLATION = '23P01';

/** The meeting settings in a language; `feasts` are the feast days on which no times are offered. */
export async function readSettings(
  payload: Payload,
  locale: Locale,
  feasts: readonly IsoDay[] = [],
): Promise<MeetingSettings> {
  const read = (slug: 'meetings' | 'site-settings') =>
    payload.findGlobal({ slug, locale: 'all', depth: 0, overrideAccess: true }) as unknown;
  const [stored, site] = await Promise.all([read(MEETINGS_SLUG), read('site-settings')]);
  return toMeetingSettings(stored as StoredSettings, site as StoredContact, locale, feasts);
}
