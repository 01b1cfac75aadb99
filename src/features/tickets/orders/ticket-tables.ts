import { connectOnce } from '#platform/database/connect-once.ts';

/** The version of these tables; change it with them, so that existing databases are upgraded. */
export const ticketTablesStep = 'ticket-tables-14';

/**
 * Nothing counts along: what is taken is the sum over `tickets` of orders that are confirmed, or held until later than
 * now. `event_name` and `kind_name` are how both were called when the ticket was ordered. Name, address and answers are
 * null once an order is anonymised. `attempt` is the same for every press of one form with the same content.
 *
 * A ticket that is passed on moves to an order of its new holder and gets the next `issue`, which revokes the codes of those
 * before it; `passed_from` is the order it came from, `bought_in` the one it was paid with, however often it went on. Its
 * `name` is null where it is the name of the order. A ticket that was cancelled alone keeps its row.
 *
 * `is_proven`: somebody pressed the link of its mail, was signed in with its address, or is known to staff.
 *
 * An order that waits for places has its tickets too, which take none: `asking` until its address is proven, then `waiting`
 * until it is offered places once, which makes it `held`, or `left`.
 *
 * `starts`, `ends` and `is_off` are what its holder was last told of the event; null until somebody looked.
 * Lines are only added to `door_log`. A ticket that is sold at the door has the id of its line, and the `attempt` of its order
 * begins with `door`. Those that somebody paid together name the same `together`.
 *
 * A letter is a mail of staff to those with tickets of an event, a draft until it is `sent_at`. Whom it went to are its mails in
 * the outbox. One to a single order (`order_id`) goes with it, because its words may name somebody; one to `chosen` orders goes with
 * the last of them.
 */
const tables = `
  create schema if not exists tickets;
  create table if not exists tickets.orders (
    id uuid primary key default gen_random_uuid(),
    state text not null check (state in ('held', 'confirmed', 'cancelled')),
    held_until timestamptz check (state <> 'held' or held_until is not null),
    language text not null check (language in ('en', 'am')),
    revision int not null default 0,
    name text check (length(name) <= 120),
    email text check (length(email) <= 254),
    compared text,
    answers jsonb,
    attempt text not null unique check (length(attempt) <= 64),
    over_at timestamptz not null,
    made_at timestamptz not null,
    changed_at timestamptz not null
  );
  create index if not exists orders_compared on tickets.orders (compared);
  create index if not exists orders_over_at on tickets.orders (over_at);
  alter table tickets.orders drop constraint if exists orders_state_check,
    add constraint orders_state_check
      check (state in ('held', 'confirmed', 'cancelled', 'asking', 'waiting', 'left'));
  alter table tickets.orders add column if not exists is_proven boolean not null default false;
  update tickets.orders set is_proven = true where state = 'waiting' and not is_proven;
  create table if not exists tickets.tickets (
    id uuid primary key default gen_random_uuid(),
    order_id uuid not null references tickets.orders on delete cascade,
    event int not null,
    kind text not null check (length(kind) <= 40),
    seats int not null check (seats > 0),
    event_name text not null,
    kind_name text not null
  );
  alter table tickets.tickets add column if not exists issue int not null default 1 check (issue between 1 and 999999),
    add column if not exists name text check (length(name) <= 120),
    add column if not exists cancelled_at timestamptz,
    add column if not exists starts timestamptz,
    add column if not exists ends timestamptz,
    add column if not exists is_off boolean not null default false,
    add column if not exists passed_from uuid references tickets.orders on delete set null,
    add column if not exists bought_in uuid references tickets.orders on delete set null;
  update tickets.tickets set bought_in = passed_from where bought_in is null and passed_from is not null;
  create index if not exists tickets_event on tickets.tickets (event);
  create index if not exists tickets_order on tickets.tickets (order_id);
  create table if not exists tickets.door_log (
    seq bigint primary key generated always as identity,
    id uuid not null unique,
    event int not null,
    phone uuid not null,
    door text not null check (length(door) <= 60),
    at timestamptz not null,
    shown text not null check (length(shown) <= 20),
    ticket uuid,
    kind text check (length(kind) <= 40),
    seats int not null check (seats between 0 and 99),
    undoes uuid,
    account int not null,
    received_at timestamptz not null
  );
  create index if not exists door_log_event on tickets.door_log (event, seq);
  alter table tickets.door_log add column if not exists sale_units bigint check (sale_units >= 0),
    add column if not exists sale_currency text check (sale_currency ~ '^[A-Z]{3}$'),
    add column if not exists is_over boolean not null default false,
    add column if not exists of_seats int check (of_seats between 1 and 99),
    add column if not exists together uuid,
    add column if not exists together_units bigint check (together_units >= 0);
  create index if not exists door_log_together on tickets.door_log (together) where together is not null;
  create table if not exists tickets.letters (
    id uuid primary key,
    event int not null,
    audience text not null check (audience in ('all', 'kind', 'inside', 'outside', 'waiting', 'order')),
    kind text check (length(kind) <= 40),
    order_id uuid references tickets.orders on delete cascade,
    words jsonb not null,
    revision int not null default 1,
    account int not null,
    changed_at timestamptz not null,
    sent_at timestamptz,
    sent_by int,
    people int check (people > 0)
  );
  alter table tickets.letters add column if not exists chosen uuid[] not null default '{}',
    drop constraint if exists letters_audience_check,
    add constraint letters_audience_check
      check (audience in ('all', 'kind', 'inside', 'outside', 'waiting', 'order', 'chosen'));
  create index if not exists letters_event on tickets.letters (event, changed_at);
  create index if not exists letters_order on tickets.letters (order_id);
`;

const TICKETS_LOCK = 4_012_046;

/** Creates the tables of tickets in the database at `url`. */
export async function prepareTicketTables(url: string): Promise<void> {
  await connectOnce(url, async client => {
    await client.query('select pg_advisory_lock($1)', [TICKETS_LOCK]);
    await client.query(tables);
  });
}
