import '../../../tests/support/with-giving.ts';
import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { makeCopy } from '#features/tickets/door/door-store.ts';
import { listPaidBack } from '#features/tickets/orders/paid-back.ts';
import { donorWith } from '#money/domain/donor.ts';
import { receiveEvent } from '#money/donations/receive-event.action.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { giveDonation, report } from '../../../tests/support/donations.ts';
import { sendToDesk } from '../../../tests/support/donations-desk.ts';
import { sql } from '../../../tests/support/outbox-support.ts';
import { callApi, type Session, signIn } from '../../../tests/support/staff-session.ts';

let payload: Payload;
let bookkeeper: Session;
let editor: Session;
let door: Session;
let doer = 0;
beforeAll(async () => {
  payload = await openTestPayload();
  [bookkeeper, editor, door] = [
    await signIn(payload, 'bookkeeper'),
    await signIn(payload, 'editor'),
    await signIn(payload, 'door'),
  ];
  const [found] = await sql<{ id: number }>(`select id from staff where role = 'bookkeeper'`);
  doer = found?.id ?? 0;
});
beforeEach(() => sql('truncate tickets.orders cascade'));

const total = { units: 4_000n, currency: 'USD' };

/** Two tickets, which were paid in cash: the reference of the payment. */
async function paidTickets(): Promise<string> {
  const donor = donorWith({ name: 'Abeba Bekele', email: 'abeba@example.org' });
  const { id, reference } = await giveDonation(payload, { method: 'cash', total, donor });
  await receiveEvent(payload, report(reference, 'paid', total.units, { method: 'cash' }));
  await sql(
    `with made as (insert into tickets.orders (state, language, name, email, compared, attempt, over_at, made_at,
        changed_at, price, prices, currency)
        values ('confirmed', 'am', 'Abeba', 'abeba@example.org', 'abeba@example.org', $1, now() + interval '9 days', now(),
          now(), 4000, '{"951": "4000"}', 'USD') returning id),
      paid as (insert into tickets.payments (donation, order_id, state, made_at, changed_at)
        select $2::uuid, id, 'used', now(), now() from made)
      insert into tickets.tickets (order_id, event, kind, seats, event_name, kind_name, price)
      select id, 951, 'adult', 1, 'Coffee', 'Adult', 2000 from made, generate_series(1, 2)`,
    [randomUUID(), id],
  );
  await sql('delete from mails');
  return reference;
}
const refund = async (reference: string, tickets: string, amount = '40') => {
  const task = { by: 'staff', place: 'cash', payee: 'Abeba', doer: String(doer), due: '2099-01-31' };
  const fields = {
    reference,
    payment: `payment of ${reference}`,
    amount,
    reason: 'Ill',
    key: randomUUID(),
    tickets,
  };
  return sendToDesk('refund', { ...fields, ...task }, bookkeeper);
};
const stored = async () =>
  (
    await sql<{ order: string; payment: string; kept: boolean }>(
      `select o.state as order, p.state as payment, p.kept_at is not null as kept
       from tickets.orders o join tickets.payments p on p.order_id = o.id`,
    )
  )[0];
const mails = () => sql<{ kind: string; locale: string }>('select kind, locale from mails');

it('a refund at the desk cancels the tickets as well, and nobody is asked what becomes of the money', async () => {
  await refund(await paidTickets(), 'cancel');
  expect(await stored()).toEqual({ order: 'cancelled', payment: 'refund', kept: false });
  expect(await mails()).toEqual([{ kind: 'tickets-withdrawn', locale: 'am' }]);
});

it('a refund at the desk leaves them valid where somebody says so, and nobody is asked about them again', async () => {
  const reference = await paidTickets();
  await refund(reference, 'keep');
  await receiveEvent(payload, report(reference, 'refunded', total.units, { method: 'cash' }));
  expect(await stored()).toEqual({ order: 'confirmed', payment: 'used', kept: true });
  expect(await listPaidBack({ payload }, new Date())).toEqual([]);
});

it('a part of the price cancels no ticket and is refused beside the choice', async () => {
  const reference = await paidTickets();
  expect(JSON.stringify(await refund(reference, 'cancel', '15'))).toContain('whole price');
  expect(
    await sql('select from money.refunds where donation = (select donation from tickets.payments)'),
  ).toEqual([]);
  await refund(reference, 'keep', '15');
  expect(await stored()).toEqual({ order: 'confirmed', payment: 'used', kept: false });
});

it('editors decide about tickets that the provider paid back; a door, a stranger and a made-up form do not', async () => {
  const reference = await paidTickets();
  const decide = (
    fields: Record<string, string>,
    { headers }: { headers: Record<string, string> } = editor,
  ) =>
    callApi('POST', '/tickets/paid-back', {
      headers: {
        ...headers,
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ reference, event: '951', wish: 'cancel', ...fields }),
    });
  expect((await decide({})).status).toBe(409);
  await receiveEvent(payload, report(reference, 'refunded', total.units, { method: 'cash' }));
  for (const who of [door, { headers: {} }]) expect((await decide({}, who)).status).toBe(403);
  expect((await decide({ wish: 'constructor' })).status).toBe(422);
  expect((await decide({ reference: `${reference}' or 1=1` })).status).toBe(422);
  expect(await stored()).toMatchObject({ order: 'confirmed' });
  // The door lets them in, with a note.
  const { people } = await makeCopy({ payload }, 951);
  expect(people.map(({ ticket }) => [ticket.state, ticket.isPaidBack])).toEqual(
    Array(2).fill(['confirmed', true]),
  );
  expect((await decide({})).status).toBe(200);
  expect(await stored()).toMatchObject({ order: 'cancelled' });
});
