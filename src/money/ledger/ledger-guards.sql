-- Rules of the books that the database enforces for every writer. Needs all tables of the schema giving.

-- Checks of tables that may exist already: a new kind of fund, entry or account changes one. `:accounts` stands for the
-- accounts of posting.rules.ts.
alter table giving.lines drop constraint if exists lines_account_check;
alter table giving.lines add constraint lines_account_check
  check (account in (:accounts) or account ~ '^assets:[a-z]+(-[a-z]+)*(:disputed)?$'
    or account ~ '^expenses:spending:[a-z0-9]+(-[a-z0-9]+)*$');
alter table giving.entries add column if not exists sorts bigint references giving.entries;
create index if not exists entries_sorts on giving.entries (sorts);
alter table giving.entries drop constraint if exists entries_kind_check, drop constraint if exists entries_sorts_check;
alter table giving.entries
  add constraint entries_kind_check
    check (kind in ('gift', 'transfer', 'spending', 'exchange', 'correction', 'sorting', 'opening')),
  add constraint entries_sorts_check check ((kind = 'sorting') = (sorts is not null));
alter table giving.gifts drop constraint if exists gifts_way_check;
alter table giving.gifts add constraint gifts_way_check
  check (way ~ '^[a-z]+(-[a-z]+)*$' and length(way) <= 20);
alter table giving.events drop constraint if exists events_way_check;
alter table giving.events add constraint events_way_check
  check (way ~ '^[a-z]+(-[a-z]+)*$' and length(way) <= 20);
alter table giving.payments drop constraint if exists payments_way_check;
alter table giving.payments add constraint payments_way_check
  check (way ~ '^[a-z]+(-[a-z]+)*$' and length(way) <= 20);
alter table giving.notices drop constraint if exists notices_way_check;
alter table giving.notices add constraint notices_way_check
  check (way ~ '^[a-z]+(-[a-z]+)*$' and length(way) <= 20);
alter table giving.gifts drop constraint if exists gifts_fund_check;
alter table giving.gifts add constraint gifts_fund_check check (fund ~ '^(general|(project|campaign)-[0-9]{1,10})$');
alter table giving.lines drop constraint if exists lines_fund_check;
alter table giving.lines add constraint lines_fund_check check (fund ~ '^(general|(project|campaign)-[0-9]{1,10})$');
alter table giving.monthly drop constraint if exists monthly_fund_check;
alter table giving.monthly add constraint monthly_fund_check check (fund ~ '^(general|(project|campaign)-[0-9]{1,10})$');

-- No UPDATE, DELETE or TRUNCATE, whatever the rights of the account.
create or replace function giving.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: book a counter-entry', tg_table_name
    using errcode = 'integrity_constraint_violation';
end $$;
do $$
declare guarded text;
begin
  foreach guarded in array
    array['gifts', 'events', 'rates', 'entries', 'lines', 'closings', 'receipts', 'acts', 'monthly_events'] loop
    execute format('create or replace trigger append_only before update or delete on giving.%I
      for each row execute function giving.refuse_change()', guarded);
    execute format('create or replace trigger never_emptied before truncate on giving.%I
      for each statement execute function giving.refuse_change()', guarded);
  end loop;
end $$;

-- Checked when the transaction commits: every entry has lines, and they balance in each currency and for each fund. A line
-- can only join an entry made in the same transaction, because one function writes both.
create or replace function giving.refuse_imbalance() returns trigger language plpgsql as $$
declare id bigint := case tg_table_name when 'entries' then (to_jsonb(new) ->> 'id')::bigint
  else (to_jsonb(new) ->> 'entry')::bigint end;
begin
  if not exists (select from giving.lines where entry = id) then
    raise exception 'entry % has no lines', id using errcode = 'check_violation';
  end if;
  if exists (select from giving.lines where entry = id group by currency, fund having sum(amount) <> 0) then
    raise exception 'entry % does not balance', id using errcode = 'check_violation';
  end if;
  return null;
end $$;
drop trigger if exists balances on giving.entries;
create constraint trigger balances after insert on giving.entries deferrable initially deferred
  for each row execute function giving.refuse_imbalance();
drop trigger if exists balances on giving.lines;
create constraint trigger balances after insert on giving.lines deferrable initially deferred
  for each row execute function giving.refuse_imbalance();

-- Booking takes the lock shared, closing a month takes it exclusively, so nothing is booked into a month while it is being
-- closed. Months are closed in order, and only when they are over.
create or replace function giving.refuse_closed_month() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(4012032);
  if exists (select from giving.closings where until >= new.day) then
    raise exception 'the month of % is closed', new.day using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace trigger open_month before insert on giving.entries
  for each row execute function giving.refuse_closed_month();
create or replace function giving.refuse_early_closing() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4012032);
  if new.until >= current_date or exists (select from giving.closings where until >= new.until) then
    raise exception 'a month is closed once, in order, when it is over' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace trigger in_order before insert on giving.closings
  for each row execute function giving.refuse_early_closing();

-- No account may write entries or lines itself. These functions run with the rights of their owner and write both at once.
create or replace function giving.write_lines(of_entry bigint, wanted jsonb) returns bigint language sql as $$
  insert into giving.lines (entry, position, account, fund, currency, amount)
    select of_entry, at, line ->> 'account', line ->> 'fund', line ->> 'currency', (line ->> 'amount')::bigint
    from jsonb_array_elements(wanted) with ordinality as list (line, at);
  select of_entry
$$;
revoke all on function giving.write_lines(bigint, jsonb) from public;

create or replace function giving.book_event(of_event bigint, wanted jsonb) returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare made bigint; told giving.events; promised giving.gifts;
begin
  select * into strict told from giving.events where number = of_event;
  select * into strict promised from giving.gifts where id = told.gift;
  if exists (select from jsonb_array_elements(wanted) line where line ->> 'currency' <> promised.currency
      or line ->> 'fund' <> promised.fund
      or not (line ->> 'account' = any(array['assets:' || promised.way, 'assets:' || promised.way || ':disputed',
        'income:gifts', 'income:gifts in kind', 'income:refunds', 'expenses:fees', 'expenses:lost disputes']))) then
    raise exception 'event % cannot be booked so', of_event using errcode = 'check_violation';
  end if;
  perform pg_advisory_xact_lock_shared(4012032);
  insert into giving.entries (day, kind, gift, event)
    values (greatest((told.moment at time zone 'UTC')::date, (select max(until) + 1 from giving.closings)),
      'gift', told.gift, of_event) returning id into made;
  return giving.write_lines(made, wanted);
end $$;

create or replace function giving.book_by_hand(entry jsonb, wanted jsonb) returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare made bigint; earlier giving.entries; sorted giving.entries;
begin
  if entry ->> 'corrects' is not null then
    select * into strict earlier from giving.entries where id = (entry ->> 'corrects')::bigint;
    if earlier.event is not null then
      raise exception 'a gift is corrected by an event, not by hand' using errcode = 'check_violation';
    end if;
  end if;
  if entry ->> 'sorts' is not null then
    select * into strict sorted from giving.entries where id = (entry ->> 'sorts')::bigint;
    if sorted.kind <> 'spending' or exists (select from jsonb_array_elements(wanted) line
        where line ->> 'account' !~ '^expenses:spending(:|$)') then
      raise exception 'only spending is sorted, from kind to kind' using errcode = 'check_violation';
    end if;
  end if;
  if exists (select from jsonb_array_elements(wanted) line where line ->> 'account' like 'expenses:spending:%'
      and not giving.is_kind(substr(line ->> 'account', length('expenses:spending:') + 1))) then
    raise exception 'there is no such kind of spending' using errcode = 'check_violation';
  end if;
  insert into giving.entries (day, kind, corrects, sorts, rate, document, note, entered_by)
    values ((entry ->> 'day')::date, entry ->> 'kind', (entry ->> 'corrects')::bigint, (entry ->> 'sorts')::bigint,
      (entry ->> 'rate')::bigint,
      entry ->> 'document', coalesce(entry ->> 'note', ''), (entry ->> 'by')::int) returning id into made;
  return giving.write_lines(made, wanted);
end $$;
revoke all on function giving.book_event(bigint, jsonb), giving.book_by_hand(jsonb, jsonb) from public;
