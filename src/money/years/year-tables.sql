-- Closed fiscal years. The figures are kept as the text that was hashed together with the version of the rules; nobody
-- changes or removes a year. Needs the tables of money.
create table if not exists money.closed_years (
  year integer primary key check (year between 1900 and 2200),
  first_day date not null,
  last_day date not null check (last_day > first_day),
  rules integer not null check (rules > 0),
  figures text not null check (figures is json object),
  hash text not null check (hash = encode(sha256(convert_to(rules || E'\n' || figures, 'UTF8')), 'hex')),
  closed_by integer not null,
  closed_at timestamptz not null
);
create or replace trigger append_only before update or delete on money.closed_years
  for each row execute function money.refuse_change();
create or replace trigger never_emptied before truncate on money.closed_years
  for each statement execute function money.refuse_change();

-- Only months that are closed can be part of a closed year, so nothing is booked into it later.
create or replace function money.refuse_open_year() returns trigger language plpgsql as $$
begin
  if not exists (select from money.closings where until >= new.last_day) then
    raise exception 'the months of % are not closed', new.year using errcode = 'check_violation';
  end if;
  return new;
end $$;
create or replace trigger months_closed before insert on money.closed_years
  for each row execute function money.refuse_open_year();
comment on table money.closed_years is 'The figures of closed fiscal years, with the version of their rules and a hash over both. Never changed.';

-- Sample money is never in the books: it has lines of its own, which reports read beside them and which go with the samples.
create table if not exists money.sample_lines (
  entry integer not null,
  day date not null,
  account text not null,
  fund text not null check (fund ~ '^(general|(project|campaign)-[0-9]{1,10})$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount <> 0),
  rhythm text check (rhythm in ('once', 'monthly')),
  donor text
);
comment on table money.sample_lines is 'The books of the samples. Invented, and removed with the samples.';
