-- All that is stored about visitors is sums of days, and of months once the days are old. The key and the visitors of the
-- day are unlogged: in no write-ahead log, no replica and no backup, and emptied when the day is over.
create schema if not exists figures;
create unlogged table if not exists figures.day_keys (
  day date primary key,
  key bytea not null check (length(key) = 32)
);
create unlogged table if not exists figures.visitors (
  digest bytea primary key check (length(digest) = 16),
  views int not null default 0,
  entry text,
  left_quickly text,
  campaign text,
  reached text[] not null default '{}'
);
create table if not exists figures.daily (
  day date not null,
  kind text not null check (length(kind) <= 20),
  name text not null check (length(name) <= 320),
  views int not null default 0,
  visits int not null default 0,
  quick int not null default 0,
  ends int not null default 0,
  primary key (day, kind, name)
);
create table if not exists figures.monthly (
  month date not null check (extract(day from month) = 1),
  kind text not null,
  name text not null,
  views bigint not null default 0,
  visits bigint not null default 0,
  quick bigint not null default 0,
  ends bigint not null default 0,
  primary key (month, kind, name)
);
create table if not exists figures.done (
  kind text not null check (kind in ('missing', 'word', 'quick')),
  name text not null check (length(name) <= 320),
  done_on date not null,
  primary key (kind, name)
);
comment on table figures.day_keys is
  'The random key of today, which nothing else derives from. Destroyed when the day is over.';
comment on table figures.visitors is
  'Today by keyed digest: how many pages, where it began, what was reached. Destroyed with the key of the day.';
comment on table figures.daily is 'Sums of a day by kind and name. Nothing in them finds a person again.';
comment on table figures.monthly is 'Sums of months whose days are older than 24 months.';
comment on table figures.done is 'What staff have dealt with in the list of what to do, and when.';

-- The functions run as their owner: the site counts through them and can neither read a digest nor write a sum.
-- `:goals` stands for the goals of view.rules.ts. A day has at most 3000 pages and 300 names of each other kind, so that
-- nobody fills the disk with invented ones; the rest is "…". A digest with 500 views is a program, whatever it calls
-- itself. Whoever leaves within 10 seconds has not read anything.

-- The key of a day, made by whoever asks first; `offered` becomes it then. A new day destroys what the former one
-- knew. Null for a day that is over: its key is gone for good.
create or replace function figures.key_of(the_day date, offered bytea) returns bytea language plpgsql as $$
declare found bytea;
begin
  select key into found from figures.day_keys where day = the_day;
  if found is not null then return found; end if;
  perform pg_advisory_xact_lock(hashtextextended('figures.day_keys', 0));
  if exists (select from figures.day_keys where day > the_day) then return null; end if;
  if not exists (select from figures.day_keys where day = the_day) then
    truncate figures.day_keys, figures.visitors;
    insert into figures.day_keys values (the_day, offered);
  end if;
  select key into found from figures.day_keys where day = the_day;
  return found;
end $$;

-- Destroys what is there of days before the given one; the admin calls it, should no visitor come the next day.
create or replace function figures.forget_before(the_day date) returns boolean language plpgsql as $$
begin
  if not exists (select from figures.day_keys where day < the_day) then return false; end if;
  perform pg_advisory_xact_lock(hashtextextended('figures.day_keys', 0));
  if not exists (select from figures.day_keys where day < the_day) then return false; end if;
  truncate figures.day_keys, figures.visitors;
  return true;
end $$;

-- Adds sums to a day, in one order for every caller, so that two of them never wait for each other in a circle.
create or replace function figures.add_sums(the_day date, sums jsonb) returns void language sql as $$
  with given as (
    select kind, name, coalesce(sum(views), 0)::int as views, coalesce(sum(visits), 0)::int as visits,
      coalesce(sum(quick), 0)::int as quick, coalesce(sum(ends), 0)::int as ends
    from jsonb_to_recordset(sums) as s(kind text, name text, views int, visits int, quick int, ends int)
    group by kind, name
  ), fresh as (
    select kind, name, row_number() over (partition by kind order by name) as place from given
    where not exists (select from figures.daily d where d.day = the_day and d.kind = given.kind and d.name = given.name)
  ), many as (
    select kind, (select count(*) from figures.daily d where d.day = the_day and d.kind = kinds.kind) as n
    from (select distinct kind from fresh) as kinds
  ), named as (
    select given.kind, case when fresh.place + many.n
        > case given.kind when 'page' then 3000 else 300 end
      then '…' else given.name end as name, views, visits, quick, ends
    from given left join fresh using (kind, name) left join many on many.kind = given.kind
  )
  insert into figures.daily as known (day, kind, name, views, visits, quick, ends)
  select the_day, kind, name, sum(views), sum(visits), sum(quick), sum(ends) from named
  group by kind, name order by kind, name
  on conflict (day, kind, name) do update set views = known.views + excluded.views,
    visits = known.visits + excluded.visits, quick = known.quick + excluded.quick, ends = known.ends + excluded.ends
$$;

-- Counts views of a day, in batches. False when that day has no key any more. The state of a visitor is that of today
-- only: whether the visit is new, which page it began with, which campaign led here last, and what was reached.
create or replace function figures.count_views(the_day date, views jsonb) returns boolean language plpgsql as $$
declare v record; was figures.visitors; is_first boolean; is_new boolean; added int; sums jsonb[] := '{}';
begin
  if not exists (select from figures.day_keys where day = the_day) then return false; end if;
  for v in select given.* from rows from (jsonb_to_recordset(views) as (who text, page text, seconds int, ended boolean,
    again boolean, goal text, referrer text, campaign text, language text, device text, country text))
    with ordinality as given(who, page, seconds, ended, again, goal, referrer, campaign, language, device, country, place)
    order by given.who, given.place
  loop
    select * into was from figures.visitors where digest = decode(v.who, 'hex') for update;
    is_first := not found;
    if is_first then
      insert into figures.visitors (digest, entry) values (decode(v.who, 'hex'), v.page) on conflict do nothing;
      get diagnostics added = row_count;
      is_first := added = 1;
      select * into was from figures.visitors where digest = decode(v.who, 'hex') for update;
    end if;
    continue when was.views >= 500;
    if not v.again and v.page is not null then
      sums := sums
        || jsonb_build_object('kind', 'all', 'name', '', 'views', 1, 'visits', is_first::int)
        || jsonb_build_object('kind', 'language', 'name', v.language, 'views', 1, 'visits', is_first::int)
        || jsonb_build_object('kind', 'device', 'name', v.device, 'views', 1, 'visits', is_first::int)
        || jsonb_build_object('kind', 'page', 'name', v.page, 'views', 1, 'visits', is_first::int,
             'quick', (is_first and v.seconds < 10 and v.goal is null)::int, 'ends', v.ended::int);
      if v.country is not null then
        sums := sums || jsonb_build_object('kind', 'country', 'name', v.country, 'views', 1, 'visits', is_first::int);
      end if;
      if was.left_quickly is not null then
        sums := sums || jsonb_build_object('kind', 'page', 'name', was.left_quickly, 'quick', -1);
      end if;
      if v.referrer is not null then
        sums := sums || jsonb_build_object('kind', 'referrer', 'name', v.referrer, 'visits', 1);
      end if;
      if v.campaign is not null then
        sums := sums || jsonb_build_object('kind', 'campaign', 'name', v.campaign, 'visits', 1);
        was.campaign := v.campaign;
      end if;
      was.left_quickly := case when is_first and v.seconds < 10 and v.goal is null then v.page end;
      was.views := was.views + 1;
    end if;
    is_new := v.goal in (:goals) and not v.goal = any (was.reached);
    if is_new then
      sums := sums
        || jsonb_build_object('kind', 'goal', 'name', v.goal, 'visits', 1)
        || jsonb_build_object('kind', 'step', 'visits', 1,
             'name', coalesce(was.reached[cardinality(was.reached)], 'visit') || ' > ' || v.goal);
      if was.campaign is not null then
        sums := sums || jsonb_build_object('kind', 'brought', 'name', was.campaign || ' > ' || v.goal, 'visits', 1);
      end if;
      was.reached := was.reached || v.goal;
    end if;
    update figures.visitors set views = was.views, left_quickly = was.left_quickly, campaign = was.campaign,
      reached = was.reached, entry = coalesce(entry, v.page) where digest = decode(v.who, 'hex');
  end loop;
  if cardinality(sums) > 0 then perform figures.add_sums(the_day, to_jsonb(sums)); end if;
  return true;
end $$;

-- Counts what leads nowhere: addresses without a page, and words of a search that found nothing.
create or replace function figures.count_lost(the_day date, lost jsonb) returns void language sql as $$
  select figures.add_sums(the_day, coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'name', name, 'views', 1)), '[]'))
  from jsonb_to_recordset(lost) as l(kind text, name text) where kind in ('missing', 'word')
$$;

-- Turns whole months of days before `the_day` into sums of the month.
create or replace function figures.sum_up_before(the_day date) returns int language plpgsql as $$
declare n int;
begin
  with old as (delete from figures.daily where day < date_trunc('month', the_day)::date returning *)
  insert into figures.monthly as known (month, kind, name, views, visits, quick, ends)
  select date_trunc('month', day)::date, kind, name, sum(views), sum(visits), sum(quick), sum(ends) from old
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (month, kind, name) do update set views = known.views + excluded.views,
    visits = known.visits + excluded.visits, quick = known.quick + excluded.quick, ends = known.ends + excluded.ends;
  get diagnostics n = row_count;
  return n;
end $$;
