-- A monthly donation is a record beside the donation it began with: its status, and what its further months are for. Each
-- month is a donation of its own that names the first. `monthly_events` has its history. `:failures` stands for the
-- failures of core/payment-failure.ts.
create table if not exists giving.monthly (
  gift uuid primary key references giving.gifts,
  state text not null default 'begun' check (state in ('begun', 'active', 'paused', 'failing', 'ended')),
  amount bigint not null check (amount > 0),
  fund text not null,
  campaign text check (length(campaign) <= 200),
  next_at timestamptz,
  begun_at timestamptz not null,
  asked_at timestamptz,
  tried_at timestamptz,
  end_wanted_at timestamptz
);
create index if not exists monthly_open on giving.monthly (tried_at) where state <> 'ended';
create index if not exists gifts_first on giving.gifts (first_gift);
create table if not exists giving.monthly_events (
  number bigint generated always as identity primary key,
  gift uuid not null references giving.monthly,
  what text not null check (length(what) <= 40),
  by text not null check (by in ('giver', 'provider', 'erasure')),
  at timestamptz not null
);
create index if not exists monthly_events_gift on giving.monthly_events (gift);
alter table giving.practice_payments add column if not exists monthly text;
create table if not exists giving.practice_monthly (
  id text primary key,
  state text not null check (state in ('begun', 'active', 'paused', 'failing', 'ended')),
  next_at timestamptz
);
alter table giving.practice_monthly add column if not exists failure text check (length(failure) <= 40);
alter table giving.monthly add column if not exists failure text;
alter table giving.monthly drop constraint if exists monthly_failure_check;
alter table giving.monthly add constraint monthly_failure_check check (failure in (:failures));
alter table giving.practice_monthly add column if not exists amount bigint check (amount > 0);
comment on table giving.monthly is 'Where each monthly gift stands, as its provider said last, and what its next months are for.';
comment on table giving.monthly_events is 'What happened to a monthly gift, and who did it. Never changed; names nobody.';
comment on table giving.practice_monthly is 'Monthly gifts at the provider without money.';
