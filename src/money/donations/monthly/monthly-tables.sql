-- A monthly donation is a record beside the donation it began with: its status, and what its further months are for. Each
-- month is a donation of its own that names the first. `monthly_events` has its history. `:failures` stands for the
-- failures of domain/payment-failure.ts.
create table if not exists money.monthly_donations (
  donation uuid primary key references money.donations,
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
create index if not exists monthly_donations_open on money.monthly_donations (tried_at) where state <> 'ended';
create index if not exists donations_first on money.donations (first_donation);
create table if not exists money.monthly_events (
  number bigint generated always as identity primary key,
  donation uuid not null references money.monthly_donations,
  what text not null check (length(what) <= 40),
  by text not null check (by in ('giver', 'provider', 'erasure')),
  at timestamptz not null
);
create index if not exists monthly_events_donation on money.monthly_events (donation);
alter table money.practice_payments add column if not exists monthly text;
create table if not exists money.practice_monthly (
  id text primary key,
  state text not null check (state in ('begun', 'active', 'paused', 'failing', 'ended')),
  next_at timestamptz
);
alter table money.practice_monthly add column if not exists failure text check (length(failure) <= 40);
alter table money.monthly_donations add column if not exists failure text;
alter table money.monthly_donations drop constraint if exists monthly_donations_failure_check;
alter table money.monthly_donations add constraint monthly_donations_failure_check check (failure in (:failures));
alter table money.practice_monthly add column if not exists amount bigint check (amount > 0);
comment on table money.monthly_donations is 'Where each monthly donation stands, as its provider said last, and what its next months are for.';
comment on table money.monthly_events is 'What happened to a monthly donation, and who did it. Never changed; names nobody.';
comment on table money.practice_monthly is 'Monthly donations at the provider without money.';
