-- What was promised, by whom, what happened, and the books. A donation, an outside event and an entry are never changed;
-- the status of a donation is in a table of its own, and so is the donor, who can be erased. `:failures` stands for the failures of domain/payment-failure.ts. Which payment methods there are
-- is in the code, so that a new one needs no change here.
create schema if not exists money;
create table if not exists money.donations (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique check (reference ~ '^RF[0-9]{2}[0-9A-Z]{1,21}$'),
  donor uuid not null,
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  rhythm text not null check (rhythm in ('once', 'monthly')),
  first_donation uuid references money.donations,
  fund text not null check (fund ~ '^(general|(project|campaign)-[0-9]{1,10})$'),
  campaign text check (length(campaign) <= 200),
  fee_covered bigint not null default 0 check (fee_covered >= 0 and fee_covered < amount),
  anonymous boolean not null default false,
  method text not null check (method ~ '^[a-z]+(-[a-z]+)*$' and length(method) <= 20),
  language text not null check (language in ('en', 'am')),
  started_at timestamptz not null
);
create index if not exists donations_donor on money.donations (donor);
-- The part of the amount that is the price of tickets, and therefore no gift.
alter table money.donations add column if not exists tickets bigint not null default 0;
alter table money.donations drop constraint if exists donations_tickets_check;
alter table money.donations add constraint donations_tickets_check check (tickets between 0 and amount);
create table if not exists money.donors (
  donation uuid primary key references money.donations,
  donor uuid not null,
  name text not null check (length(name) <= 100),
  email text not null check (length(email) <= 254),
  compared text not null,
  may_be_named boolean not null default false,
  honour jsonb,
  note text not null default '' check (length(note) <= 2000)
);
create index if not exists donors_compared on money.donors (compared);
create table if not exists money.statuses (
  donation uuid primary key references money.donations,
  state text not null default 'started',
  received bigint not null default 0,
  fee bigint not null default 0,
  refunded bigint not null default 0,
  disputed bigint not null default 0,
  lost bigint not null default 0,
  changed_at timestamptz not null default now()
);
create table if not exists money.events (
  number bigint generated always as identity primary key,
  method text not null check (method ~ '^[a-z]+(-[a-z]+)*$' and length(method) <= 20),
  id text not null check (length(id) between 1 and 255),
  donation uuid references money.donations,
  payment text not null check (length(payment) <= 255),
  kind text not null,
  moment timestamptz not null,
  sequence bigint not null default 0,
  amount bigint not null check (amount >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  reference text not null check (length(reference) <= 255),
  problem text,
  received_at timestamptz not null default now(),
  unique (method, id)
);
create index if not exists events_donation on money.events (donation);
create table if not exists money.refunds (
  id uuid primary key,
  donation uuid not null references money.donations,
  payment text not null check (length(payment) <= 255),
  amount bigint not null check (amount > 0),
  reason text not null,
  state text not null default 'asked',
  tried_at timestamptz not null,
  asked_by int,
  asked_at timestamptz not null
);
alter table money.refunds alter column asked_by drop not null;
alter table money.refunds add column if not exists sent_by text not null default 'provider'
    check (sent_by in (:senders)),
  add column if not exists provider_id text check (length(provider_id) <= 255),
  add column if not exists failure text,
  add column if not exists changed_at timestamptz not null default now(),
  add column if not exists reported_at timestamptz,
  add column if not exists closed_at timestamptz;
alter table money.refunds drop constraint if exists refunds_state_check, drop constraint if exists refunds_reason_check,
  drop constraint if exists refunds_failure_check;
alter table money.refunds
  add constraint refunds_state_check check (state in (:refundStates)),
  add constraint refunds_reason_check check (length(reason) <= 500),
  add constraint refunds_failure_check check (failure in (:refundFailures));
create unique index if not exists refunds_one_at_a_time on money.refunds (donation) where state = 'asked';
create index if not exists refunds_donation on money.refunds (donation, payment);
alter table money.events add column if not exists refund uuid references money.refunds;
comment on table money.refunds is
  'Each refund with its state: asked for by staff under a key that is used once, made at a provider, or returned by a bank.';
comment on column money.refunds.closed_at is 'When staff dealt with a refund that failed.';
comment on table money.donations is 'What was promised. Never changed; the person is in donors.';
comment on table money.donors is 'Who gave, apart from the donation, so that erasing somebody leaves the books whole.';
comment on table money.statuses is 'Where each donation stands, worked out from its events.';
comment on table money.events is 'What providers, banks and staff said, each once. Never changed.';

-- The double-entry ledger.
create table if not exists money.rates (
  id bigint generated always as identity primary key,
  day date not null,
  source text not null check (length(source) between 1 and 200),
  from_currency text not null check (from_currency ~ '^[A-Z]{3}$'),
  to_currency text not null check (to_currency ~ '^[A-Z]{3}$' and to_currency <> from_currency),
  rate numeric(30, 12) not null check (rate > 0),
  entered_by int not null
);
create table if not exists money.entries (
  id bigint generated always as identity primary key,
  day date not null,
  kind text not null,
  donation uuid references money.donations,
  event bigint unique references money.events,
  corrects bigint unique references money.entries,
  rate bigint references money.rates,
  document text check (length(document) between 1 and 500),
  note text not null default '' check (length(note) <= 500),
  entered_by int,
  made_at timestamptz not null default now(),
  check ((kind = 'gift') = (event is not null) and (kind = 'gift') = (donation is not null)),
  check (kind = 'gift' or entered_by is not null),
  check ((kind = 'correction') = (corrects is not null)),
  check (kind <> 'spending' or document is not null)
);
create index if not exists entries_donation on money.entries (donation);
create table if not exists money.lines (
  entry bigint not null references money.entries,
  position smallint not null,
  account text not null,
  fund text not null check (fund ~ '^(general|(project|campaign)-[0-9]{1,10})$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount <> 0),
  primary key (entry, position)
);
create table if not exists money.closings (
  until date primary key check (until = (date_trunc('month', until) + interval '1 month - 1 day')::date),
  entered_by int not null,
  made_at timestamptz not null default now()
);
comment on table money.entries is 'The book: each entry with its lines, which balance. Never changed, only countered.';
comment on table money.closings is 'The last days of closed months: nothing is booked on or before them.';

-- Payments begun at providers, the notices providers sent about them, and receipts.
create table if not exists money.payments (
  method text not null check (method ~ '^[a-z]+(-[a-z]+)*$' and length(method) <= 20),
  provider_id text not null check (length(provider_id) between 1 and 255),
  donation uuid not null references money.donations,
  payment_id text check (length(payment_id) <= 255),
  started_at timestamptz not null,
  asked_at timestamptz,
  times_asked int not null default 0,
  primary key (method, provider_id)
);
create index if not exists payments_donation on money.payments (donation);
create index if not exists payments_payment on money.payments (method, payment_id);
alter table money.payments add column if not exists failure text;
alter table money.payments drop constraint if exists payments_failure_check;
alter table money.payments add constraint payments_failure_check check (failure in (:failures));
alter table money.payments add column if not exists answer text check (length(answer) <= 20);
alter table money.payments add column if not exists answered_amount bigint;
alter table money.payments add column if not exists answered_currency text check (length(answered_currency) <= 3);
alter table money.payments add column if not exists answered_at timestamptz;
create table if not exists money.notices (
  method text not null check (method ~ '^[a-z]+(-[a-z]+)*$' and length(method) <= 20),
  id text not null check (length(id) between 1 and 255),
  kind text not null,
  provider_id text check (length(provider_id) <= 255),
  payment_id text check (length(payment_id) <= 255),
  reference text check (length(reference) <= 255),
  moment timestamptz not null,
  received_at timestamptz not null,
  done_at timestamptz,
  outcome text,
  primary key (method, id)
);
create index if not exists notices_open on money.notices (received_at) where done_at is null;
create table if not exists money.practice_payments (
  id text primary key,
  reference text not null,
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  state text not null,
  refunded bigint not null default 0 check (refunded between 0 and amount),
  title text not null,
  return_to text,
  changed_at timestamptz not null
);
alter table money.practice_payments alter column return_to drop not null;
update money.practice_payments set return_to = null where return_to is not null;
alter table money.practice_payments add column if not exists failure text check (length(failure) <= 40);
alter table money.practice_payments add column if not exists refunds jsonb not null default '[]'
    check (pg_column_size(refunds) <= 8000);
comment on column money.practice_payments.return_to is 'Empty: former versions stored a signed link. Backups of theirs name it.';
create table if not exists money.receipts (
  number bigint primary key check (number > 0),
  donation uuid not null unique references money.donations,
  made_at timestamptz not null default now()
);
alter table money.receipts add column if not exists paid_at timestamptz;
alter table money.receipts add column if not exists purpose jsonb;
alter table money.receipts add column if not exists amount bigint check (amount > 0);
-- Who leaves the price of tickets beside an earlier gift has a second receipt, for that price.
alter table money.receipts add column if not exists of_tickets boolean not null default false;
alter table money.receipts drop constraint if exists receipts_donation_key;
drop index if exists money.receipts_donation;
create unique index if not exists receipts_of_gift on money.receipts (donation) where not of_tickets;
comment on table money.receipts is 'The number of each receipt, without gaps, and what had arrived. Never changed.';
comment on table money.payments is 'What was begun at a provider for which donation, when it was last asked and what it said.';
comment on table money.notices is 'Each event of a provider once, before it is answered. A reason to ask, never an entry.';
comment on table money.practice_payments is 'The provider without money, to try giving out.';

-- The effect of slowing donations down, by hour: numbers only, nothing about people.
create table if not exists money.slowed (
  hour timestamptz primary key,
  asked int not null default 0,
  solved int not null default 0,
  refused int not null default 0
);
create index if not exists events_moment on money.events (moment);
comment on table money.slowed is 'Gifts that had to prove work before they began, by hour: numbers for staff.';
