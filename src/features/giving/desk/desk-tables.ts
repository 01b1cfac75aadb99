/** What staff do with gifts at the gifts desk, and what they bring: acts, refunds, counted money, bank statements. */
export const deskTables = `
  create table if not exists giving.acts (
    number bigint generated always as identity primary key,
    moment timestamptz not null,
    staff int not null,
    act text not null check (act ~ '^[a-z-]{1,40}$'),
    gift uuid references giving.gifts,
    details jsonb not null default '{}' check (pg_column_size(details) <= 8000)
  );
  create index if not exists acts_gift on giving.acts (gift);
  create table if not exists giving.refunds (
    id uuid primary key,
    gift uuid not null references giving.gifts,
    payment text not null check (length(payment) <= 255),
    amount bigint not null check (amount > 0),
    reason text not null check (length(reason) between 1 and 500),
    state text not null default 'asked' check (state in ('asked', 'sent', 'refused')),
    tried_at timestamptz not null,
    asked_by int not null,
    asked_at timestamptz not null
  );
  create unique index if not exists refunds_one_at_a_time on giving.refunds (gift) where state = 'asked';
  create table if not exists giving.counted (
    gift uuid primary key references giving.gifts,
    received_on date not null,
    counted_by text not null check (length(counted_by) between 1 and 100),
    description text not null default '' check (length(description) <= 500),
    needs_second boolean not null,
    entered_by int not null,
    entered_at timestamptz not null,
    decided_by int check (decided_by <> entered_by),
    decided_at timestamptz,
    confirmed boolean,
    check ((decided_by is null) = (confirmed is null)),
    check (needs_second or confirmed is null)
  );
  create table if not exists giving.bank_columns (
    account text primary key check (length(account) <= 34),
    columns jsonb not null check (pg_column_size(columns) <= 4000)
  );
  create table if not exists giving.statements (
    id uuid primary key,
    account text not null check (length(account) <= 34),
    form text not null check (form in ('camt', 'csv')),
    lines int not null,
    added int not null,
    entered_by int not null,
    entered_at timestamptz not null
  );
  create table if not exists giving.bank_lines (
    account text not null check (length(account) <= 34),
    line text not null check (length(line) = 40),
    statement uuid not null references giving.statements,
    booked_on date not null,
    amount bigint not null,
    currency text not null check (currency ~ '^[A-Z]{3}$'),
    name text not null,
    words text not null,
    reference text,
    state text not null default 'open' check (state in ('open', 'booked', 'set-aside')),
    gift uuid references giving.gifts,
    primary key (account, line),
    check (state <> 'booked' or gift is not null),
    check (state = 'open' or (name = '' and words = ''))
  );
  create index if not exists bank_lines_open on giving.bank_lines (booked_on) where state = 'open';
  alter table giving.practice_payments add column if not exists refund_keys text[] not null default '{}';
  comment on table giving.acts is 'Each act of staff at the gifts desk. Never changed.';
  comment on table giving.refunds is 'What staff asked a payment service to give back, under a key that is used once.';
  comment on table giving.counted is 'Cash, cheques and things: who counted them, and who confirmed them.';
  comment on table giving.bank_lines is 'Each line of a bank statement once. Name and words are forgotten once it is decided.';
`;
