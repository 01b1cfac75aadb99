import '../../../tests/support/with-giving.ts';
import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { callOff, listCalledOff } from '#features/tickets/orders/call-off.action.ts';
import { choosePayment } from '#features/tickets/orders/settle-payments.action.ts';
import { listWaitingMoney } from '#features/tickets/orders/takings.ts';
import { donorWith } from '#money/domain/donor.ts';
import { receiveEvent } from '#money/donations/receive-event.action.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { giveDonation, report } from '../../../tests/support/donations.ts';
import { sql } from '../../../tests/support/outbox-support.ts';
import { callApi, type Session, signIn } from '../../../tests/support/staff-session.ts';

let payload: Payload;
let editor: Session;
let door: Session;
let [event, other] = [0, 0];
beforeAll(async () => {
  payload = await openTestPayload();
  [editor, door] = [await signIn(payload, 'editor'), await signIn(payload, 'door')];
  const add = async (heading: string, state: string) => {
    const data = { heading, type: 'normal', state, dateTime: { date: '2099-12-05', time: '10:00' } };
    const made = await payload.create({
      collection: 'events',
      overrideAccess: true,
      data: { ...data, _status: 'published' } as never,
    });
    return made.id;
  };
  [event, other] = [await add('Gala', 'cancelled'), await add('Coffee', 'scheduled')];
});
beforeEach(() => sql('truncate tickets.orders cascade; delete from mails'));

type Paid = { id: string; reference: string };
/** Somebody who paid 20 dollars for one ticket of each of these events. */
async function paid(name: string, events: readonly number[] = [event]): Promise<Paid> {
  const units = 2_000n * BigInt(events.length);
  const email = `${name.toLowerCase()}@example.org`;
  const donor = donorWith({ name, email });
  const total = { units, currency: 'USD' };
  const { id: donation, reference } = await giveDonation(payload, { method: 'cash', total, donor });
  await receiveEvent(payload, report(reference, 'paid', units, { method: 'cash' }));
  const prices = Object.fromEntries(events.map(id => [String(id), '2000']));
  const [order] = await sql<{ id: string }>(
    `with made as (insert into tickets.orders (state, language, name, email, compared, attempt, over_at, made_at,
        changed_at, price, prices, currency)
        values ('confirmed', 'en', $1, $2, $2, $3, now() + interval '9 days', now(), now(), $4, $5, 'USD') returning id),
      used as (insert into tickets.payments (donation, order_id, state, made_at, changed_at)
        select $6::uuid, id, 'used', now(), now() from made),
      held as (insert into tickets.tickets (order_id, event, kind, seats, event_name, kind_name, price)
        select id, event, 'adult', 1, 'Gala', 'Adult', 2000 from made, unnest($7::int[]) as event)
     select id from made`,
    [name, email, randomUUID(), String(units), JSON.stringify(prices), donation, events],
  );
  await sql('delete from mails');
  return { id: order?.id ?? '', reference };
}
const press = (of: number, { headers }: Session = editor) =>
  callApi('POST', '/tickets/called-off', {
    headers: { ...headers, accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ event: String(of) }),
  });
const mails = async () =>
  (await sql<{ mail: string }>(`select kind || ' to ' || "to" as mail from mails order by 1`)).map(
    each => each.mail,
  );
const waiting = async () =>
  (await listWaitingMoney({ payload }, event)).map(({ reference, amount, use }) => [
    reference,
    Number(amount.units),
    use,
  ]);
const valid = async (of: number) =>
  (
    await sql(
      'select from tickets.tickets t join tickets.orders o on o.id = t.order_id where t.event = $1 and t.cancelled_at is null and o.state = $2',
      [of, 'confirmed'],
    )
  ).length;

it('everybody who paid for a cancelled event is asked once, and each answer is a row of its own', async () => {
  const [almaz, hana] = [await paid('Almaz'), await paid('Hana')];
  expect(await listCalledOff({ payload }, new Date())).toEqual([
    { event, orders: 2, prices: [{ units: 4_000n, currency: 'USD' }] },
  ]);
  const [one, two] = await Promise.all([press(event), press(event)]);
  expect([one.status, two.status]).toEqual([200, 200]);
  expect(await mails()).toEqual([
    ...['tickets-unplaced to almaz@example.org', 'tickets-unplaced to hana@example.org'],
    ...['tickets-withdrawn to almaz@example.org', 'tickets-withdrawn to hana@example.org'],
  ]);
  expect([await valid(event), await listCalledOff({ payload }, new Date())]).toEqual([0, []]);
  await choosePayment(payload, { order: almaz.id, reference: almaz.reference, wish: 'gift' }, new Date());
  await choosePayment(payload, { order: hana.id, reference: hana.reference, wish: 'refund' }, new Date());
  expect(await waiting()).toEqual([[hana.reference, 2_000, 'refund']]);
});

it('an order for several events loses only the tickets of the cancelled one, and only their price is asked about', async () => {
  const both = await paid('Almaz', [event, other]);
  expect((await press(event)).status).toBe(200);
  expect([await valid(event), await valid(other), await waiting()]).toEqual([
    ...[0, 1],
    [[both.reference, 2_000, 'unplaced']],
  ]);
  expect(await mails()).toEqual([
    ...['tickets-changed to almaz@example.org', 'tickets-unplaced to almaz@example.org'],
  ]);
});

it('an order that fails holds up no other, and a second press does the rest', async () => {
  const [first, ...others] = [await paid('Almaz'), await paid('Hana'), await paid('Lidya')];
  await sql(`create function tickets.break() returns trigger language plpgsql as $$
    begin if new.id = '${first?.id}' then raise 'broken'; end if; return new; end $$;
    create trigger break before update on tickets.orders for each row execute function tickets.break()`);
  try {
    expect(await callOff(payload, event, new Date())).toEqual({ done: others.length, failed: 1 });
  } finally {
    await sql('drop trigger break on tickets.orders; drop function tickets.break');
  }
  expect(await valid(event)).toBe(1);
  expect(await callOff(payload, event, new Date())).toEqual({ done: 1, failed: 0 });
  expect([await valid(event), (await waiting()).length]).toEqual([0, 3]);
});

it('nothing happens to an event that takes place, to free tickets, by the door, or by a form that is none', async () => {
  await paid('Almaz', [other]);
  await sql(`with made as (insert into tickets.orders (state, language, name, email, compared, attempt, over_at, made_at, changed_at)
      values ('confirmed', 'en', 'Hana', 'h@example.org', 'h@example.org', 'free', now() + interval '9 days', now(), now()) returning id)
    insert into tickets.tickets (order_id, event, kind, seats, event_name, kind_name)
    select id, ${event}, 'child', 1, 'Gala', 'Child' from made`);
  expect((await press(other)).status).toBe(200);
  expect((await press(event)).status).toBe(200);
  expect((await press(event, door)).status).toBe(403);
  for (const wrong of ['', '1 or 1=1', '-1']) expect((await press(wrong as never)).status).toBe(422);
  expect([await valid(event), await valid(other), await mails()]).toEqual([1, 1, []]);
});
