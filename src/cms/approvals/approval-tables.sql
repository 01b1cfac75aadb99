-- In the schema of staff, which the site cannot read: two functions let it open and answer the one approval whose secret
-- a visitor brings. Documents and accounts are named by number without a foreign key, and the functions look for tables
-- of the CMS only when they are called, because a restore creates those later; ids are never reused.
create schema if not exists staff;
create table if not exists staff.approvals (
  id bigint generated always as identity primary key,
  collection text not null,
  document integer not null,
  version integer not null,
  content text not null,
  asked_by integer not null,
  asked_at timestamptz not null,
  note text not null check (char_length(note) <= 1000),
  name text not null,
  email text not null,
  compared text not null,
  language text not null check (language in ('en', 'am')),
  digest bytea not null,
  ends_at timestamptz not null,
  withdrawn_at timestamptz,
  answer text check (answer in ('approved', 'changes')),
  words text not null default '' check (char_length(words) <= 1000),
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null))
);
create index if not exists approvals_document on staff.approvals (collection, document, id desc);
create index if not exists approvals_compared on staff.approvals (compared);
create index if not exists approvals_asked_by on staff.approvals (asked_by, id desc);
alter table staff.approvals add column if not exists asked_staff integer;
create index if not exists approvals_asked_staff on staff.approvals (asked_staff, id desc);
comment on column staff.approvals.asked_staff is 'The account of the colleague who was asked; null for somebody without one.';
comment on table staff.approvals is
  'Who was asked to approve which version of a document, and what they answered. The link is stored as a digest.';

create table if not exists staff.publish_requests (
  id bigint generated always as identity primary key,
  collection text not null,
  document integer not null,
  content text not null,
  asked_by integer not null,
  asked_at timestamptz not null,
  note text not null check (char_length(note) <= 1000),
  decision text check (decision in ('published', 'sent-back', 'withdrawn')),
  decided_by integer,
  decided_at timestamptz,
  words text not null default '' check (char_length(words) <= 1000),
  check ((decision is null) = (decided_at is null))
);
create unique index if not exists publish_requests_open on staff.publish_requests (collection, document)
  where decision is null;
create index if not exists publish_requests_document on staff.publish_requests (collection, document, id desc);
create index if not exists publish_requests_asked_by on staff.publish_requests (asked_by, id desc);
comment on table staff.publish_requests is
  'Who asked those who may publish to publish which document, and what became of it. One can be open for a document.';

create or replace function staff.open_approval(given bigint, proof bytea)
  returns table (id bigint, collection text, document integer, version integer, note text, name text, language text,
    ends_at timestamptz, withdrawn_at timestamptz, answer text, words text, asked_by integer, asker text, role text)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
  begin
    return query select a.id, a.collection, a.document, a.version, a.note, a.name, a.language, a.ends_at,
        a.withdrawn_at, a.answer, a.words, a.asked_by, s.name::text, s.role::text
      from staff.approvals a left join public.staff s on s.id = a.asked_by
      where a.id = given and a.digest = proof;
  end $$;

create or replace function staff.answer_approval(given bigint, proof bytea, moment timestamptz, said text, wrote text)
  returns table (asker text, email text, language text)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
  declare found_one staff.approvals;
  begin
    update staff.approvals a set answer = said, words = wrote, answered_at = moment
      where a.id = given and a.digest = proof and a.answer is null and a.withdrawn_at is null and a.ends_at > moment
      returning a.* into found_one;
    if found_one.id is null then return; end if;
    insert into staff.saves (collection, document, act) values (found_one.collection, found_one.document,
      case said when 'approved' then 'approved' else 'changes-asked' end);
    return query select s.name::text, s.email::text, coalesce(s.language::text, 'en')
      from public.staff s where s.id = found_one.asked_by;
    if not found then return query select null::text, null::text, null::text; end if;
  end $$;
revoke all on function staff.open_approval(bigint, bytea),
  staff.answer_approval(bigint, bytea, timestamptz, text, text) from public;
