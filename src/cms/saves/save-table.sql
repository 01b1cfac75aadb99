create schema if not exists staff;
create table if not exists staff.saves (
  id bigint generated always as identity primary key,
  collection text not null,
  document integer not null,
  saved_at timestamptz not null default now(),
  staff_id integer
);
create index if not exists saves_of_document on staff.saves (collection, document, id desc);
alter table staff.saves add column if not exists act text not null default 'saved';
alter table staff.saves drop constraint if exists saves_act_check;
alter table staff.saves add constraint saves_act_check check (act in ('created', 'saved', 'autosaved', 'published',
  'unpublished', 'binned', 'restored', 'deleted', 'form-added', 'form-opened', 'form-removed', 'approval-asked',
  'approval-withdrawn', 'approved', 'changes-asked', 'publish-asked', 'publish-withdrawn', 'sent-back'));
alter table staff.saves add column if not exists form uuid;
alter table staff.saves add column if not exists turn integer;
alter table staff.saves add column if not exists autosaved_version integer;
comment on column staff.saves.form is 'The open form that saved, and which of its saves it was (turn).';
comment on column staff.saves.autosaved_version is 'The version that an autosave wrote; null for a save by hand.';
create index if not exists saves_by_time on staff.saves (saved_at desc);
create or replace function staff.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only added to', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create or replace trigger only_added before update or delete or truncate on staff.saves
  for each statement execute function staff.refuse_change();
comment on table staff.saves is
  'Who did what with which document and when, only added to: what a form began from, and who came in between.';
