-- What staff do with donations at the donations desk, and what they bring: acts, refunds, counted money, bank statements.
create table if not exists money.acts (
  number bigint generated always as identity primary key,
  moment timestamptz not null,
  staff int not null,
  act text not null check (act ~ '^[a-z-]{1,40}$'),
  donation uuid references money.donations,
  details jsonb not null default '{}' check (pg_column_size(details) <= 8000)
);
create index if not exists acts_donation on money.acts (donation);
create table if not exists money.refund_tasks (
  refund uuid primary key references money.refunds,
  place text not null check (place ~ '^[a-z]+(-[a-z]+)*$' and length(place) <= 20),
  payee text check (length(payee) between 1 and 200),
  doer int not null,
  due_on date not null,
  done_on date,
  done_by int,
  document text check (length(document) <= 100),
  check ((done_on is null) = (done_by is null))
);
create table if not exists money.counted (
  donation uuid primary key references money.donations,
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
create table if not exists money.bank_columns (
  account text primary key check (length(account) <= 34),
  columns jsonb not null check (pg_column_size(columns) <= 4000)
);
create table if not exists money.statement_files (
  id uuid primary key,
  account text not null check (length(account) <= 34),
  name text not null check (length(name) <= 200),
  content bytea not null check (length(content) <= 20971520),
  choices jsonb not null default '{}' check (pg_column_size(choices) <= 8000),
  added_by int not null,
  added_at timestamptz not null
);
create table if not exists money.statements (
  id uuid primary key,
  account text not null check (length(account) <= 34),
  form text not null check (form in ('camt', 'csv')),
  lines int not null,
  added int not null,
  entered_by int not null,
  entered_at timestamptz not null
);
create table if not exists money.bank_lines (
  account text not null check (length(account) <= 34),
  line text not null check (length(line) = 40),
  statement uuid not null references money.statements,
  booked_on date not null,
  amount bigint not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  name text not null,
  words text not null,
  reference text,
  state text not null default 'open',
  donation uuid references money.donations,
  primary key (account, line)
);
create index if not exists bank_lines_open on money.bank_lines (booked_on) where state = 'open';

alter table money.statements add column if not exists file uuid,
  add column if not exists entries int,
  add column if not exists money_in int,
  add column if not exists money_out int,
  add column if not exists here_before int,
  add column if not exists pending int,
  add column if not exists refused int,
  add column if not exists refusals jsonb not null default '[]',
  add column if not exists currency text check (currency ~ '^[A-Z]{3}$'),
  add column if not exists opening bigint,
  add column if not exists closing bigint,
  add column if not exists first_day date,
  add column if not exists last_day date;
alter table money.statements drop constraint if exists statements_add_up;
alter table money.statements add constraint statements_add_up
  check (entries = money_in + money_out + here_before + pending + refused);
create index if not exists statements_file on money.statements (file);
alter table money.bank_lines add column if not exists balance bigint,
  add column if not exists bank_reference text check (length(bank_reference) <= 100),
  add column if not exists same_as text,
  add column if not exists entry bigint references money.entries,
  add column if not exists charges bigint not null default 0 check (charges >= 0),
  add column if not exists refund uuid references money.refunds;
alter table money.bank_columns drop constraint if exists bank_columns_columns_check,
  drop constraint if exists bank_columns_size;
alter table money.bank_columns add constraint bank_columns_size check (pg_column_size(columns) <= 32000);
alter table money.bank_lines drop constraint if exists bank_lines_check, drop constraint if exists bank_lines_check1,
  drop constraint if exists bank_lines_state_check, drop constraint if exists bank_lines_booked;
alter table money.bank_lines
  add constraint bank_lines_state_check check (state in ('open', 'booked', 'set-aside', 'same')),
  add constraint bank_lines_booked check (state <> 'booked' or donation is not null or entry is not null);
create index if not exists bank_lines_day on money.bank_lines (account, booked_on);
create index if not exists bank_lines_reference on money.bank_lines (account, bank_reference);
create table if not exists money.came_as (
  announced uuid primary key references money.donations,
  donation uuid not null unique references money.donations
);
alter table money.practice_payments add column if not exists refund_keys text[] not null default '{}';
comment on column money.practice_payments.refund_keys is 'Empty: the keys are in refunds. Backups of former versions name it.';
comment on table money.acts is 'Each act of staff at the donations desk. Never changed.';
comment on table money.refund_tasks is
  'Refunds that staff pay themselves: to whom, who pays it and by when. The account is deleted once it is paid or dropped.';
comment on table money.counted is 'Cash, cheques and things: who counted them, and who confirmed them.';
comment on table money.bank_lines is 'Each line of a bank statement once, in and out. Name and words are forgotten when their term is over.';
comment on column money.bank_lines.charges is 'What the bank says it charged for the line. The amount may lack it.';
comment on table money.statement_files is 'Statements that were uploaded and not imported yet. Deleted with the import, or when their term is over.';
comment on table money.came_as is 'Gifts announced in one currency that came in another, with the donation that was booked.';
