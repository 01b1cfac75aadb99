import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { comparedEmail } from '#core/email-address.ts';
import { announceChange } from '#platform/announce-change.ts';
import { logInfo } from '#platform/log.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';
import { hostMailKind, meetingMails } from './meeting-mail.texts.ts';
import { FREE_TIMES_TAG } from './meeting-settings.ts';
import { readMeetings } from './meeting-store.ts';

/** A meeting as exported to its visitor. */
export type OwnMeeting = {
  begins: string;
  ends: string;
  state: string;
  zone: string;
  name: string | null;
  about: string | null;
  /** Why staff cancelled it. */
  reason: string | null;
};

/** Every meeting booked with an address in any spelling, oldest first. */
export async function findMeetings(payload: Payload, email: string): Promise<OwnMeeting[]> {
  const meetings = await readMeetings({ payload }, sql`b.compared = ${comparedEmail(email)}`);
  return meetings.map(({ at, until, state, zone, name, about, reason }) => ({
    begins: new Date(at).toISOString(),
    ends: new Date(until).toISOString(),
    state,
    zone,
    name,
    about,
    reason,
  }));
}

/** Deletes the meetings of an address, which frees their times. Returns how many. */
export async function eraseMeetings(writer: Writer, email: string): Promise<number> {
  const erased = await queryRows<{ id: string }>(
    writer,
    sql`delete from meetings.bookings where compared = ${comparedEmail(email)} returning id`,
  );
  if (erased.length > 0) {
    await eraseMails(
      writer,
      erased.map(({ id }) => id),
    );
    await announceChange(writer, [FREE_TIMES_TAG]);
  }
  return erased.length;
}

/** Addresses in all meetings that are not anonymised yet. */
export async function meetingAddresses(writer: Writer): Promise<string[]> {
  const rows = await queryRows<{ compared: string }>(
    writer,
    sql`select distinct compared from meetings.bookings where compared is not null`,
  );
  return rows.map(({ compared }) => compared);
}

const DAYS_REMEMBERED = 90;
/** As long as an address that asked for the newsletter and was never confirmed. */
const DAYS_UNCONFIRMED = 14;

/**
 * Anonymises meetings ninety days after they ended; the meetings themselves stay. Deletes what nobody confirmed fourteen days after
 * it was released.
 */
export async function forgetMeetings(writer: Writer, now: Date): Promise<void> {
  const unconfirmed = await queryRows<{ id: string }>(
    writer,
    sql`delete from meetings.bookings where state = 'released'
          and held_until < ${now.toISOString()}::timestamptz - ${DAYS_UNCONFIRMED} * interval '1 day' returning id`,
  );
  const forgotten = await queryRows<{ id: string }>(
    writer,
    sql`update meetings.bookings set name = null, email = null, compared = null, about = null, reason = null
        where compared is not null
          and ends_at < ${now.toISOString()}::timestamptz - ${DAYS_REMEMBERED} * interval '1 day' returning id`,
  );
  const ids = [...unconfirmed, ...forgotten].map(({ id }) => id);
  if (ids.length === 0) return;
  await eraseMails(writer, ids);
  logInfo('visitors of old meetings forgotten', { meetings: ids.length });
}

/** Deletes the mails about meetings, including those to hosts, which name the visitor. */
async function eraseMails(writer: Writer, ids: readonly string[]): Promise<void> {
  await queryRows(
    writer,
    sql`delete from mails where kind in ${[...meetingMails, hostMailKind]} and data ->> 'uid' in ${[...ids]}`,
  );
}
