-- Rules of the books that the database enforces for every writer. Needs all tables of the schema money.

-- Checks of tables that may exist already: a new kind of fund, entry or account changes one. `:accounts` stands for the
-- accounts of posting.rules.ts.
alter table money.lines drop constraint if exists lines_account_check;
alter table money.lines add constraint lines_account_check
  check (account in (:accounts) or account ~ '^assets:[a-z]+(-[a-z]+)*(:disputed)?$'
    or account ~ '^expenses:spending:[a-z0-9]+(-[a-z0-9]+)*$');
alter table money.entries add column if not exists sorts bigint references money.entries;
create index if not exists entries_sorts on money.entries (sorts);
alter table money.entries drop constraint if exists entries_kind_check, drop constraint if exists entries_sorts_check;
alter table money.entries
  add constraint entries_kind_check
    check (kind in ('gift', 'transfer', 'spending', 'exchange', 'correction', 'sorting', 'opening')),
  add constraint entries_sorts_check check ((kind = 'sorting') = (sorts is not null));
alter table money.donations drop constraint if exists donations_method_check;
alter table money.donations add constraint donations_method_check
  check (method ~ '^[a-z]+(-[a-z]+)*$' and length(method) <= 20);
alter table money.events drop constraint if exists events_method_check;
alter table money.events add constraint events_method_check
  check (method ~ '^[a-z]+(-[a-z]+)*$' and length(method) <= 20);
alter table money.payments drop constraint if exists payments_method_check;
alter table money.payments add constraint payments_method_check
  check (method ~ '^[a-z]+(-[a-z]+)*$' and length(method) <= 20);
alter table money.notices drop constraint if exists notices_method_check;
alter table money.notices add constraint notices_method_check
  check (method ~ '^[a-z]+(-[a-z]+)*$' and length(method) <= 20);
alter table money.donations drop constraint if exists donations_fund_check;
alter table money.donations add constraint donations_fund_check check (fund ~ '^(general|(project|campaign)-[0-9]{1,10})$');
alter table money.lines drop constraint if exists lines_fund_check;
alter table money.lines add constraint lines_fund_check check (fund ~ '^(general|(project|campaign)-[0-9]{1,10})$');
alter table money.monthly_donations drop constraint if exists monthly_donations_fund_check;
alter table money.monthly_donations add constraint monthly_donations_fund_check check (fund ~ '^(general|(project|campaign)-[0-9]{1,10})$');

-- No UPDATE, DELETE or TRUNCATE, whatever the rights of the account.
create or replace function money.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: book a counter-entry', tg_table_name
    using errcode = 'integrity_constraint_violation';
end $$;
do $$
declare guarded text;
begin
  foreach guarded in array
    array['donations', 'events', 'rates', 'entries', 'lines', 'closings', 'receipts', 'acts', 'monthly_events'] loop
    execute format('create or replace trigger append_only before update or delete on money.%I
      for each row execute function money.refuse_change()', guarded);
    execute format('create or replace trigger never_emptied before truncate on money.%I
      for each statement execute function money.refuse_change()', guarded);
  end loop;
end $$;

-- Checked when the transaction commits: every entry has lines, and they balance in each currency and for each fund. A line
-- can only join an entry made in the same transaction, because one function writes both.
create or replace function money.refuse_imbalance() returns trigger language plpgsql as $$
declare id bigint := case tg_table_name when 'entries' then (to_jsonb(new) ->> 'id')::bigint
  else (to_jsonb(new) ->> 'entry')::bigint end;
begin
  if not exists (select from money.lines where entry = id) then
    raise exception 'entry % has no lines', id using errcode = 'check_violation';
  end if;
  if exists (select from money.lines where entry = id group by currency, fund having sum(amount) <> 0) then
    raise exception 'entry % does not balance', id using errcode = 'check_violation';
  end if;
  return null;
end $$;
drop trigger if exists balances on money.entries;
create constraint trigger balances after insert on money.entries deferrable initially deferred
  for each row execute function money.refuse_imbalance();
drop trigger if exists balances on money.lines;
create constraint trigger balances after insert on money.lines deferrable initially deferred
  for each row execute function money.refuse_imbalance();

-- Booking takes the lock shared, closing a month takes it exclusively, so nothing is booked into a month while it is being
-- closed. Months are closed in order, and only when they are over.
create or replace function money.refuse_closed_month() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(4012032);
  if exists (select from money.closings where until >= new.day) then
    raise exception 'the month of % is closed', new.day using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace trigger open_month before insert on money.entries
  for each row execute function money.refuse_closed_month();
create or replace function money.refuse_early_closing() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4012032);
  if new.until >= current_date or exists (select from money.closings where until >= new.until) then
    raise exception 'a month is closed once, in order, when it is over' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace trigger in_order before insert on money.closings
  for each row execute function money.refuse_early_closing();

-- No account may write entries or lines itself. These functions run with the rights of their owner and write both at once.
create or replace function money.write_lines(of_entry bigint, wanted jsonb) returns bigint language sql as $$
  insert into money.lines (entry, position, account, fund, currency, amount)
    select of_entry, at, line ->> 'account', line ->> 'fund', line ->> 'currency', (line ->> 'amount')::bigint
    from jsonb_array_elements(wanted) with ordinality as list (line, at);
  select of_entry
$$;
revoke all on function money.write_lines(bigint, jsonb) from public;

create or replace function money.book_event(of_event bigint, wanted jsonb) returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare made bigint; told money.events; promised money.donations;
begin
  select * into strict told from money.events where number = of_event;
  select * into strict promised from money.donations where id = told.donation;
  if exists (select from jsonb_array_elements(wanted) line where line ->> 'currency' <> promised.currency
      or line ->> 'fund' <> promised.fund
      or not (line ->> 'account' = any(array['assets:' || promised.method, 'assets:' || promised.method || ':disputed',
        'income:gifts', 'income:tickets', 'income:gifts in kind', 'income:refunds', 'expenses:fees', 'expenses:lost disputes']))) then
    raise exception 'event % cannot be booked so', of_event using errcode = 'check_violation';
  end if;
  perform pg_advisory_xact_lock_shared(4012032);
  insert into money.entries (day, kind, donation, event)
    values (greatest((told.moment at time zone 'UTC')::date, (select max(until) + 1 from money.closings)),
      'gift', told.donation, of_event) returning id into made;
  return money.write_lines(made, wanted);
end $$;

create or replace function money.book_by_hand(entry jsonb, wanted jsonb) returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare made bigint; earlier money.entries; sorted money.entries;
begin
  if entry ->> 'corrects' is not null then
    select * into strict earlier from money.entries where id = (entry ->> 'corrects')::bigint;
    if earlier.event is not null then
      raise exception 'a donation is corrected by an event, not by hand' using errcode = 'check_violation';
    end if;
  end if;
  if entry ->> 'sorts' is not null then
    select * into strict sorted from money.entries where id = (entry ->> 'sorts')::bigint;
    if sorted.kind <> 'spending' or exists (select from jsonb_array_elements(wanted) line
        where line ->> 'account' !~ '^expenses:spending(:|$)') then
      raise exception 'only spending is sorted, from kind to kind' using errcode = 'check_violation';
    end if;
  end if;
  if exists (select from jsonb_array_elements(wanted) line where line ->> 'account' like 'expenses:spending:%'
      and not money.is_kind(substr(line ->> 'account', length('expenses:spending:') + 1))) then
    raise exception 'there is no such kind of spending' using errcode = 'check_violation';
  end if;
  insert into money.entries (day, kind, corrects, sorts, rate, document, note, entered_by)
    values ((entry ->> 'day')::date, entry ->> 'kind', (entry ->> 'corrects')::bigint, (entry ->> 'sorts')::bigint,
      (entry ->> 'rate')::bigint,
      entry ->> 'document', coalesce(entry ->> 'note', ''), (entry ->> 'by')::int) returning id into made;
  return money.write_lines(made, wanted);
end $$;
revoke all on function money.book_event(bigint, jsonb), money.book_by_hand(jsonb, jsonb) from public;
