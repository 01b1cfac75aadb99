-- Each kind of spending is an account of the ledger, named after its code. The table holds what staff added or changed;
-- `:kinds` stands for the codes that spending-kinds.ts begins with.
create table if not exists money.spending_kinds (
  code text primary key check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(code) <= 40),
  english text not null check (length(english) between 1 and 60),
  amharic text not null default '' check (length(amharic) <= 60),
  offered boolean not null default true,
  position int generated always as identity
);
create or replace function money.is_kind(wanted text) returns boolean language sql stable
  set search_path = pg_catalog, pg_temp as $$
  select wanted = any(array[:kinds])
    or exists (select from money.spending_kinds where code = wanted)
$$;
revoke all on function money.is_kind(text) from public;
comment on table money.spending_kinds is 'What money is spent on, as staff changed it: one account of the ledger each. Names change, codes do not.';
