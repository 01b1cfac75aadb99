-- Donors who want a mail when something is reached that their gifts counted toward. `told`: the stations that were there when
-- they chose or were mailed to them, by their ids. The address is in donors, so that erasing somebody ends it.
create table if not exists money.followers (
  donor uuid primary key,
  language text not null check (language in ('en', 'am')),
  told text[] not null default '{}',
  told_at timestamptz not null
);
comment on table money.followers is 'Donors who chose mails about stations, and what they were told.';
