import { goals } from './goals.rules.ts';

/** How many different names of one kind a day has, so that nobody fills the disk with invented ones; the rest is "…". */
const NAMES_IN_A_DAY = 300;
const PAGES_IN_A_DAY = 3_000;
/** Beyond this many views a digest is a program, whatever it calls itself. */
const VIEWS_OF_A_VISITOR = 500;
/** Whoever leaves sooner has not read anything. */
const QUICK_SECONDS = 10;

const knownGoals = goals.map(goal => `'${goal}'`).join(', ');

/**
 * The key of a day, made by whoever asks first; `offered` becomes it then. A new day destroys what the former one knew.
 * Null for a day that is over: its key is gone for good.
 */
const keyOfDay = `
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
`;

/** Destroys what is there of days before the given one; the admin calls it, should no visitor come the next day. */
const forgetDays = `
  create or replace function figures.forget_before(the_day date) returns boolean language plpgsql as $$
  begin
    if not exists (select from figures.day_keys where day < the_day) then return false; end if;
    perform pg_advisory_xact_lock(hashtextextended('figures.day_keys', 0));
    if not exists (select from figures.day_keys where day < the_day) then return false; end if;
    truncate figures.day_keys, figures.visitors;
    return true;
  end $$;
`;

/** Adds sums to a day, in one order for every caller, so that two of them never wait for each other in a circle. */
const addSums = `
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
          > case given.kind when 'page' then ${PAGES_IN_A_DAY} else ${NAMES_IN_A_DAY} end
        then '…' else given.name end as name, views, visits, quick, ends
      from given left join fresh using (kind, name) left join many on many.kind = given.kind
    )
    insert into figures.daily as known (day, kind, name, views, visits, quick, ends)
    select the_day, kind, name, sum(views), sum(visits), sum(quick), sum(ends) from named
    group by kind, name order by kind, name
    on conflict (day, kind, name) do update set views = known.views + excluded.views,
      visits = known.visits + excluded.visits, quick = known.quick + excluded.quick, ends = known.ends + excluded.ends
  $$;
`;

/**
 * Counts views of a day, in batches. False when that day has no key any more. The state of a visitor is that of today
 * only: whether the visit is new, which page it began with, which campaign led here last, and what was reached.
 */
const countViews = `
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
      continue when was.views >= ${VIEWS_OF_A_VISITOR};
      if not v.again and v.page is not null then
        sums := sums
          || jsonb_build_object('kind', 'all', 'name', '', 'views', 1, 'visits', is_first::int)
          || jsonb_build_object('kind', 'language', 'name', v.language, 'views', 1, 'visits', is_first::int)
          || jsonb_build_object('kind', 'device', 'name', v.device, 'views', 1, 'visits', is_first::int)
          || jsonb_build_object('kind', 'page', 'name', v.page, 'views', 1, 'visits', is_first::int,
               'quick', (is_first and v.seconds < ${QUICK_SECONDS} and v.goal is null)::int, 'ends', v.ended::int);
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
        was.left_quickly := case when is_first and v.seconds < ${QUICK_SECONDS} and v.goal is null then v.page end;
        was.views := was.views + 1;
      end if;
      is_new := v.goal in (${knownGoals}) and not v.goal = any (was.reached);
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
`;

/** Counts what leads nowhere: addresses without a page, and words of a search that found nothing. */
const countLost = `
  create or replace function figures.count_lost(the_day date, lost jsonb) returns void language sql as $$
    select figures.add_sums(the_day, coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'name', name, 'views', 1)), '[]'))
    from jsonb_to_recordset(lost) as l(kind text, name text) where kind in ('missing', 'word')
  $$;
`;

/** Turns whole months of days before `the_day` into sums of the month. */
const sumUp = `
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
`;

/** Run as their owner: the site counts through them and can neither read a digest nor write a sum. */
export const countFunctions = keyOfDay + forgetDays + addSums + countViews + countLost + sumUp;
