-- Each time staff had the payment services asked about everything at once: how far it is, what each service answered and
-- what was not known here before. The index allows one at a time.
create table if not exists money.reconciliations (
  number bigint generated always as identity primary key,
  begun_by int not null,
  begun_at timestamptz not null,
  ended_at timestamptz,
  outcome text check (outcome in ('done', 'failed', 'abandoned')),
  payments int not null default 0,
  asked int not null default 0,
  services jsonb not null default '[]' check (pg_column_size(services) <= 8000),
  found jsonb not null default '[]' check (pg_column_size(found) <= 200000),
  check ((ended_at is null) = (outcome is null))
);
create unique index if not exists reconciliations_one_at_a_time on money.reconciliations ((true))
  where ended_at is null;
alter table money.payments add column if not exists asked_in bigint;
comment on table money.reconciliations is 'When staff had all payment services asked, and what differed. Names no donor.';
