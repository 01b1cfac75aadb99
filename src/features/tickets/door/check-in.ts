import { sql } from '@payloadcms/db-postgres/drizzle';
import { queryRows, type Writer } from '#platform/transaction.ts';
import { AT_DOOR } from '../orders/order-store.ts';
import { type CheckIn, type ExpectedTicket, toCheckIn } from './check-in.rules.ts';
import type { DoorEntry } from './door.rules.ts';
import { readLog } from './door-store.ts';

/** Who is in at an event and who is missing, by name. */
export async function readCheckIn(reader: Writer, event: number): Promise<CheckIn> {
  const [tickets, log] = await Promise.all([
    queryRows<ExpectedTicket>(
      reader,
      sql`select t.id, t.kind, t.kind_name as "kindName", t.seats, coalesce(t.name, o.name) as name,
            o.attempt like ${`${AT_DOOR}%`} as "isAtDoor"
          from tickets.tickets t join tickets.orders o on o.id = t.order_id
          where t.event = ${event} and t.cancelled_at is null and o.state = 'confirmed'
          order by lower(coalesce(t.name, o.name)) nulls last, t.kind_name, t.id`,
    ),
    readWholeLog(reader, event),
  ]);
  return toCheckIn(tickets, log);
}

async function readWholeLog(reader: Writer, event: number): Promise<DoorEntry[]> {
  const log: DoorEntry[] = [];
  for (let since = 0; ; ) {
    const { entries, seq } = await readLog(reader, event, since);
    if (entries.length === 0) return log;
    log.push(...entries);
    since = seq;
  }
}
