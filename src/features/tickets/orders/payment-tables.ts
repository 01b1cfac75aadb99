import { connectOnce } from '#platform/database/connect-once.ts';

/** The version of this table; change it with the table, so that existing databases are upgraded. */
export const ticketPaymentsStep = 'ticket-payments-4';

/**
 * What an order costs, in smallest units, altogether and for each event (`prices`), and what was begun to pay it: `donation` is the payment in the books.
 * `used` paid for the places. `unplaced` arrived when there were none: whoever paid chooses `gift` or `refund`.
 *
 * Since `kept_at` staff leave tickets valid whose price went back.
 *
 * A ticket that was cancelled alone takes its price out of its order. Either that stays as a gift, or `refund_of` is the payment
 * from which it has to be paid back. Until whoever paid has chosen, the price stays in the order, and `asks_of` is the payment.
 */
const tables = `
  alter table tickets.orders add column if not exists price bigint not null default 0 check (price >= 0),
    add column if not exists prices jsonb not null default '{}',
    add column if not exists gift bigint not null default 0 check (gift >= 0),
    add column if not exists currency text check (currency ~ '^[A-Z]{3}$');
  alter table tickets.tickets add column if not exists price bigint not null default 0 check (price >= 0),
    add column if not exists refund_of uuid,
    add column if not exists asks_of uuid;
  create index if not exists tickets_asks on tickets.tickets (asks_of) where asks_of is not null;
  create table if not exists tickets.payments (
    donation uuid primary key,
    order_id uuid not null references tickets.orders on delete cascade,
    state text not null default 'open' check (state in ('open', 'used', 'unplaced', 'gift', 'refund')),
    made_at timestamptz not null,
    changed_at timestamptz not null
  );
  alter table tickets.payments add column if not exists kept_at timestamptz;
  create index if not exists payments_order on tickets.payments (order_id);
  create index if not exists payments_open on tickets.payments (made_at) where state = 'open';
`;

const PAYMENTS_LOCK = 4_012_047;

/** Creates the table of payments of tickets in the database at `url`; needs the tables of tickets. */
export async function prepareTicketPayments(url: string): Promise<void> {
  await connectOnce(url, async client => {
    await client.query('select pg_advisory_lock($1)', [PAYMENTS_LOCK]);
    await client.query(tables);
  });
}
