import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { comparedEmail } from '#core/email-address.ts';
import type { Locale } from '#core/locale.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { announceChange } from '#platform/announce-change.ts';
import { env } from '#platform/env.ts';
import { networkOf } from '#platform/http/client-address.ts';
import { isProven } from '#platform/limits/proof-of-work.ts';
import { createSharedLimit } from '#platform/limits/rate-limit.ts';
import { unlessInboxFull } from '#platform/mail/outbox.ts';
import { inOneTransaction, lockInTransaction, rowsOf } from '#platform/transaction.ts';
import type { FreeTime } from './free-times.rules.ts';
import type { BookingRequest } from './meeting.schema.ts';
import type { MeetingMail } from './meeting-mail.texts.ts';
import { queueMeetingMails, withdrawReminder } from './meeting-mails.ts';
import { MEETINGS_TAG, type MeetingSettings, type StoredSettings, settingsOf } from './meeting-settings.ts';
import { canCancel, canMove, findMeeting, listFreeTimes, listTaken, type Meeting } from './meeting-store.ts';

/** `taken`: the time is no longer free; `past`: it is over, or too soon. */
export type TimeProblem = 'taken' | 'past';
/**
 * `slowed`: a proof of work is needed first. `network-full`: its network has booked several meetings today. `many`: the address has
 * several meetings ahead, or its inbox got several mails from us today; the page does not say which, because the address may be
 * somebody else’s.
 */
export type BookingProblem = TimeProblem | 'too-often' | 'slowed' | 'network-full' | 'many';

/** The network address is used for limits and not stored. */
export type Booking = {
  settings: MeetingSettings;
  language: Locale;
  clientAddress: string;
  proof: string | undefined;
  now: Date;
};

const TEN_MINUTES = 10 * 60_000;
const A_DAY = 24 * 3_600_000;
/** Tries to move one meeting, of which most may find the time taken. */
const TRIES_A_DAY = 12;
/** Meetings one address can have ahead. */
const MOST_AHEAD = 3;
/** Changes after which a meeting can no longer be moved by its link; each sends mails. */
const MOST_CHANGES = 5;

let limits: ReturnType<typeof openLimits> | undefined;

function openLimits() {
  const open = (name: string, limit: number) =>
    createSharedLimit({ name: `meetings ${name}`, limit, windowMs: TEN_MINUTES });
  return {
    network: open('network', 40),
    unprovenNetwork: open('unproven network', 8),
    unprovenAll: open('unproven', 300),
    booked: createSharedLimit({
      name: 'meetings booked',
      limit: env.MEETINGS_PER_NETWORK,
      windowMs: A_DAY,
    }),
    tries: createSharedLimit({ name: 'meetings changes', limit: TRIES_A_DAY, windowMs: A_DAY }),
  };
}

/** Whether somebody tried too often today to move a meeting through its link. */
export async function isTriedTooOften(id: string): Promise<boolean> {
  limits ??= openLimits();
  return (await limits.tries.refuse(id)) !== null;
}

/** Whether a meeting was moved so often that its visitor has to write to us. */
export const isMovedTooOften = ({ revision }: Pick<Meeting, 'revision'>): boolean => revision >= MOST_CHANGES;

async function refuseBooking({ clientAddress, proof, now }: Booking): Promise<BookingProblem | null> {
  limits ??= openLimits();
  const network = networkOf(clientAddress);
  if ((await limits.network.refuse(network)) !== null) return 'too-often';
  if (await isProven(proof, now)) return null;
  const wait = (await limits.unprovenNetwork.refuse(network)) ?? (await limits.unprovenAll.refuse('all'));
  return wait === null ? null : 'slowed';
}

/**
 * Books a meeting and queues its mails; of several concurrent bookings of a time the database accepts one. Nobody has to confirm
 * the address first, so one network books few meetings a day, and one address has few ahead.
 */
export async function bookMeeting(
  payload: Payload,
  request: BookingRequest,
  booking: Booking,
): Promise<Outcome<{ id: string }, BookingProblem>> {
  const refused = await refuseBooking(booking);
  if (refused) return problem(refused);
  limits ??= openLimits();
  const network = networkOf(booking.clientAddress);
  if ((await limits.booked.refuse(network)) !== null) return problem('network-full');
  const booked = await unlessTaken(() =>
    unlessInboxFull(payload, () => storeBooking(payload, request, booking)),
  );
  if (!booked?.ok) await limits.booked.forgive(network);
  return booked ?? problem('many');
}

async function storeBooking(
  payload: Payload,
  request: BookingRequest,
  { settings, language, now }: Booking,
): Promise<Outcome<{ id: string }, BookingProblem>> {
  // Refuses most late requests before taking the lock.
  const gone = findFree(await listFreeTimes({ payload }, settings, now), request.at, now);
  if (!gone.ok) return gone;
  return inOneTransaction(payload, async req => {
    const found = await lockTime(req, settings, request.at, now);
    if (!found.ok) return found;
    const compared = comparedEmail(request.email);
    const [ahead] = await rowsOf<{ count: number }>(
      req,
      sql`select count(*)::int as count from meetings.bookings
            where compared = ${compared} and state = 'booked' and begins_at > ${now.toISOString()}::timestamptz`,
    );
    if ((ahead?.count ?? 0) >= MOST_AHEAD) return problem('many');
    const until = endOf(request.at, settings);
    const [made] = await rowsOf<{ id: string }>(
      req,
      sql`insert into meetings.bookings
              (begins_at, ends_at, zone, language, name, email, compared, about, made_at, changed_at)
            values (${instant(request.at)}, ${instant(until)}, ${request.zone}, ${language}, ${request.name},
              ${request.email}, ${compared}, ${request.about}, ${now.toISOString()}, ${now.toISOString()})
            returning id`,
    );
    const id = made?.id ?? '';
    await reserveTime(req, id, request.at, found.value, settings);
    await afterChange(req, id, settings, 'meeting-booked', now);
    return ok({ id });
  });
}

/** Moves a meeting to a free time; a missed meeting becomes booked again. `restless`: it was moved often enough. */
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
      await withdrawReminder(req, meeting);
      await rowsOf(
        req,
        sql`update meetings.bookings set begins_at = ${instant(at)}, ends_at = ${instant(endOf(at, settings))},
              state = 'booked', revision = revision + 1, changed_at = ${now.toISOString()} where id = ${id}`,
      );
      await rowsOf(req, sql`delete from meetings.taken where booking = ${id}`);
      await reserveTime(req, id, at, found.value, settings, meeting.hosts);
      await afterChange(req, id, settings, 'meeting-moved', now, meeting.hosts);
      return ok('moved');
    }),
  );
}

/** Cancels a meeting that has not begun and frees its time. */
export async function cancelMeeting(
  payload: Payload,
  id: string,
  { settings, now }: Pick<Booking, 'settings' | 'now'>,
): Promise<Outcome<'cancelled', 'over'>> {
  return inOneTransaction(payload, async req => {
    const meeting = await lockMeeting(req, id);
    if (meeting?.state === 'cancelled') return ok('cancelled');
    if (!meeting || !canCancel(meeting, now)) return problem('over');
    await withdrawReminder(req, meeting);
    await changeState(req, id, 'cancelled', now);
    await rowsOf(req, sql`delete from meetings.taken where booking = ${id}`);
    await afterChange(req, id, settings, 'meeting-cancelled', now, meeting.hosts);
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
      if (!meeting || !canCancel(meeting, now) || !settings.hosts.some(each => each.id === host))
        return problem('over');
      if (meeting.hosts.includes(host)) return ok('reassigned');
      const taken = await listTaken(req, now, id);
      if (taken.some(each => each.host === host && each.from < meeting.until && meeting.at < each.to))
        return problem('taken');
      // Updates the host of the row instead of inserting another, so that the break after the meeting stays the same.
      await rowsOf(
        req,
        sql`update meetings.taken set host = ${host} where booking = ${id} and host = ${meeting.hosts[0] ?? ''}`,
      );
      await rowsOf(
        req,
        sql`update meetings.bookings set revision = revision + 1, changed_at = ${now.toISOString()} where id = ${id}`,
      );
      await afterChange(req, id, settings, 'meeting-reassigned', now, meeting.hosts);
      return ok('reassigned');
    }),
  );
}

async function lockMeeting(req: PayloadRequest, id: string): Promise<Meeting | null> {
  await rowsOf(req, sql`select from meetings.bookings where id = ${id} for update`);
  return findMeeting(req, id);
}

const changeState = (req: PayloadRequest, id: string, state: Meeting['state'], now: Date) =>
  rowsOf(
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
  await announceChange(req, [MEETINGS_TAG]);
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
  return findFree(await listFreeTimes(req, settings, now, moved), at, now);
}

function findFree(free: readonly FreeTime[], at: number, now: Date): Outcome<FreeTime, TimeProblem> {
  const found = free.find(each => each.at === at);
  if (found) return ok(found);
  return problem(at <= now.getTime() ? 'past' : 'taken');
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
  const until = endOf(at, settings) + rules.bufferMinutes * 60_000;
  const meeting = rules.together ? hosts : [await chooseHost(req, hosts, before)];
  for (const host of meeting)
    await rowsOf(
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
  const counts = await rowsOf<{ host: string; count: number }>(
    req,
    sql`select host, count(*)::int as count from meetings.taken where upper(during) > now() group by host`,
  );
  const ahead = new Map(counts.map(({ host, count }) => [host, count]));
  const [first = ''] = free.toSorted((one, other) => (ahead.get(one) ?? 0) - (ahead.get(other) ?? 0));
  return first;
}

const endOf = (at: number, { rules }: MeetingSettings) => at + rules.minutes * 60_000;
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

/** The meeting settings in a language, without feast days, which only matter where times are offered. */
export async function readSettings(payload: Payload, locale: Locale): Promise<MeetingSettings> {
  const stored = await payload.findGlobal({
    slug: MEETINGS_TAG,
    locale: 'all',
    depth: 0,
    overrideAccess: true,
  });
  return settingsOf(stored as unknown as StoredSettings, locale, []);
}
