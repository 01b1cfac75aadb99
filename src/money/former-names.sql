-- The schema was called giving, donations gifts, donors givers and payment methods ways. Renames what a database of such a
-- version has, with its constraints and indexes; rows stay as they are. `book_event` and the other functions are written
-- again by the parts after this one.
do $$
declare
  named record;
begin
  if to_regnamespace('giving') is null then return; end if;
  alter schema giving rename to money;
  for named in
    select c.relname as former, t.present
    from pg_class c join (values ('gifts', 'donations'), ('givers', 'donors'), ('standings', 'statuses'),
      ('monthly', 'monthly_donations')) as t (former, present) on t.former = c.relname
    where c.relnamespace = 'money'::regnamespace
  loop
    execute format('alter table money.%I rename to %I', named.former, named.present);
  end loop;
  for named in
    select c.relname as place, a.attname as former, t.present
    from pg_attribute a join pg_class c on c.oid = a.attrelid join (values ('gift', 'donation'), ('giver', 'donor'),
      ('first_gift', 'first_donation'), ('way', 'method')) as t (former, present) on t.former = a.attname
    where c.relnamespace = 'money'::regnamespace and c.relkind = 'r'
  loop
    execute format('alter table money.%I rename column %I to %I', named.place, named.former, named.present);
  end loop;
  for named in
    select c.relname as place, k.conname as former, regexp_replace(regexp_replace(regexp_replace(case c.relname
        when 'donations' then regexp_replace(k.conname, '^gifts_', 'donations_')
        when 'donors' then regexp_replace(k.conname, '^givers_', 'donors_')
        when 'statuses' then regexp_replace(k.conname, '^standings_', 'statuses_')
        when 'monthly_donations' then regexp_replace(k.conname, '^monthly_(?!donations_)', 'monthly_donations_')
        else k.conname end, '_gift(?=_|$)', '_donation'), '_giver(?=_|$)', '_donor'), '_way(?=_|$)', '_method') as present
    from pg_constraint k join pg_class c on c.oid = k.conrelid where k.connamespace = 'money'::regnamespace
  loop
    if named.former <> named.present then
      execute format('alter table money.%I rename constraint %I to %I', named.place, named.former, named.present);
    end if;
  end loop;
  for named in
    select i.relname as former, regexp_replace(regexp_replace(regexp_replace(case c.relname
        when 'donations' then regexp_replace(i.relname, '^gifts_', 'donations_')
        when 'donors' then regexp_replace(i.relname, '^givers_', 'donors_')
        when 'statuses' then regexp_replace(i.relname, '^standings_', 'statuses_')
        when 'monthly_donations' then regexp_replace(i.relname, '^monthly_(?!donations_)', 'monthly_donations_')
        else i.relname end, '_gift(?=_|$)', '_donation'), '_giver(?=_|$)', '_donor'), '_way(?=_|$)', '_method') as present
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
    where c.relnamespace = 'money'::regnamespace
  loop
    if named.former <> named.present then
      execute format('alter index money.%I rename to %I', named.former, named.present);
    end if;
  end loop;
  if to_regclass('money.reconciliations') is not null then
    update money.reconciliations r set services = replace(r.services::text, '"way": ', '"method": ')::jsonb,
      found = replace(r.found::text, '"way": ', '"method": ')::jsonb;
  end if;
end $$;
