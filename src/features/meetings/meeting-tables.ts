import { connectOnce } from '#platform/database/connect-once.ts';

/** The version of these tables; change it with them, so that existing databases are upgraded. */
export const meetingTablesStep = 'meeting-tables-4';

/**
 * `taken` holds the time each meeting reserves of each host, with the break after it; a constraint prevents overlaps.
 * Name, address and subject are null once a meeting is anonymised. `held_until` is set while nobody has proven the
 * address, and stays with a booking that was released then. `cancelled_by` and `reason` say how a meeting ended.
 */
const tables = `
  create schema if not exists meetings;
  create extension if not exists btree_gist with schema meetings;
  create table if not exists meetings.bookings (
    id uuid primary key default gen_random_uuid(),
    begins_at timestamptz not null,
    ends_at timestamptz not null check (ends_at > begins_at),
    state text not null default 'booked',
    zone text not null check (length(zone) <= 60),
    language text not null check (language in ('en', 'am')),
    revision int not null default 0,
    name text check (length(name) <= 120),
    email text check (length(email) <= 254),
    compared text,
    about text check (length(about) <= 2000),
    made_at timestamptz not null,
    changed_at timestamptz not null
  );
  alter table meetings.bookings add column if not exists held_until timestamptz;
  alter table meetings.bookings add column if not exists cancelled_by text;
  alter table meetings.bookings add column if not exists reason text;
  alter table meetings.bookings drop constraint if exists bookings_state_check;
  alter table meetings.bookings add constraint bookings_state_check
    check (state in ('held', 'booked', 'released', 'cancelled', 'missed'));
  alter table meetings.bookings drop constraint if exists bookings_held_check;
  alter table meetings.bookings add constraint bookings_held_check
    check (state not in ('held', 'released') or held_until is not null);
  alter table meetings.bookings drop constraint if exists bookings_cancelled_check;
  alter table meetings.bookings add constraint bookings_cancelled_check
    check (cancelled_by in ('visitor', 'staff') and length(reason) <= 500);
  create index if not exists bookings_held_until on meetings.bookings (held_until) where state = 'held';
  create index if not exists bookings_compared on meetings.bookings (compared);
  create index if not exists bookings_begins_at on meetings.bookings (begins_at);
  create table if not exists meetings.taken (
    booking uuid not null references meetings.bookings on delete cascade,
    host text not null check (length(host) <= 40),
    during tstzrange not null check (not isempty(during)),
    primary key (booking, host),
    constraint one_meeting_at_a_time exclude using gist (host with =, during with &&)
  );
  create table if not exists meetings.absences (
    id uuid primary key default gen_random_uuid(),
    host text not null check (length(host) <= 40),
    during tstzrange not null check (not isempty(during)),
    made_at timestamptz not null default now()
  );
  create table if not exists meetings.calendars (
    host text primary key check (length(host) <= 40),
    kind text not null check (kind in ('caldav', 'ics')),
    sealed text not null,
    read_at timestamptz,
    problem text
  );
  alter table meetings.calendars add column if not exists failed jsonb not null default '[]';
  alter table meetings.calendars add column if not exists failures int not null default 0;
  alter table meetings.calendars add column if not exists next_at timestamptz;
  alter table meetings.calendars add column if not exists told text;
  alter table meetings.calendars drop constraint if exists calendars_problem_check;
  create table if not exists meetings.busy (
    host text not null check (length(host) <= 40),
    during tstzrange not null check (not isempty(during)),
    constraint busy_pkey primary key (host, during)
  );
  alter table meetings.busy add column if not exists part text not null default '';
  alter table meetings.busy drop constraint if exists busy_pkey;
  alter table meetings.busy add constraint busy_pkey primary key (host, part, during);
  create table if not exists meetings.written (
    host text not null check (length(host) <= 40),
    booking uuid not null,
    primary key (host, booking)
  );
  alter table meetings.written add column if not exists held boolean not null default false;
  comment on column meetings.written.held is 'It was written as one that nobody has confirmed yet.';
  comment on table meetings.calendars is 'Calendars of hosts elsewhere; address and password are sealed. Failed: events that were not understood.';
  comment on table meetings.busy is 'What is taken in them, as it was last read. Part: a hash that stands for the event.';
  comment on table meetings.written is 'Our meetings that have been put into them.';
`;

const MEETINGS_LOCK = 4_012_045;

/** Creates the tables of meetings in the database at `url`. */
export async function prepareMeetingTables(url: string): Promise<void> {
  await connectOnce(url, async client => {
    await client.query('select pg_advisory_lock($1)', [MEETINGS_LOCK]);
    await client.query(tables);
  });
}
