import { connectOnce } from '#platform/database/connect-once.ts';
import { countFunctions } from './counting-guards.ts';

/** Names the shape of the tables and functions; whoever changes them names another, so that databases in use follow. */
export const figureTablesStep = 'figure-tables-1';

/**
 * What is there about visitors is sums of days, and of months once they are old. The key and the visitors of the day are
 * unlogged: in no write-ahead log, no replica and no backup, and emptied file and all when the day is over.
 */
const tables = `
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
`;

const FIGURES_LOCK = 4_012_044;

/** Creates the tables of the figures and the functions that count, in the database at `url`. */
export async function prepareFigureTables(url: string): Promise<void> {
  await connectOnce(url, async client => {
    await client.query('select pg_advisory_lock($1)', [FIGURES_LOCK]);
    await client.query(tables + countFunctions);
  });
}
