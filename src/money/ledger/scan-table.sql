-- A scan is a document of the books: nobody deletes or replaces one. Only its small sealed part is written again, when
-- PAYLOAD_SECRET changes. What is sealed does not compress. Needs the tables of money.
create table if not exists money.spending_scans (
  id uuid primary key,
  entry bigint not null references money.entries,
  kind text not null check (kind in ('pdf', 'jpg', 'png')),
  bytes integer not null check (bytes > 0),
  about text not null,
  content bytea not null,
  added_at timestamptz not null,
  added_by integer not null
);
alter table money.spending_scans alter column content set storage external;
create index if not exists spending_scans_entry on money.spending_scans (entry, added_at);
create or replace trigger append_only
  before delete or update of id, entry, kind, bytes, content, added_at, added_by on money.spending_scans
  for each row execute function money.refuse_change();
create or replace trigger never_emptied before truncate on money.spending_scans
  for each statement execute function money.refuse_change();
comment on table money.spending_scans is
  'Scans of the documents of spending. content: sealed with a key of its own; about: that key and the file name, sealed with a key derived from PAYLOAD_SECRET.';
