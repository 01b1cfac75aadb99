import { approvalTablesStep } from '#cms/approvals/approval-tables.ts';
import { saveTableStep } from '#cms/saves/save-table.ts';
import { searchTableStep } from '#cms/search/search-index.ts';
import { accountTablesStep } from '#features/accounts/account-tables-step.ts';
import { meetingTablesStep } from '#features/meetings/meeting-tables.ts';
import { ticketPaymentsStep } from '#features/tickets/orders/payment-tables.ts';
import { ticketTablesStep } from '#features/tickets/orders/ticket-tables.ts';
import { moneyTablesStep } from '#money/money-tables.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { limitTableStep } from '#platform/limits/limit-store.ts';

/**
 * Returns our own tables to the form before the newest version of their step, and inserts a row into each
 * that changed. Whoever raises the version of a step writes here how its tables looked until then.
 */
const formerTables = {
  [accountTablesStep]: `
    alter table auth.session drop column "byPasskey";
    insert into auth."user" (id, name, email, "emailVerified", "createdAt", "updatedAt")
      values ('former', 'Former', 'former@example.org', true, now(), now());
    insert into auth.session (id, "userId", token, "expiresAt", "createdAt", "updatedAt")
      values ('former', 'former', 'a digest', now() + interval '1 day', now(), now());
  `,
  [limitTableStep]: `
    drop table limits.calls;
    create unlogged table limits.calls (
      digest bytea primary key,
      calls bigint[] not null,
      granted int not null,
      ends_at bigint not null
    );
    insert into limits.calls values ('a digest', '{1, 2}', 2, 3);
  `,
  [saveTableStep]: `
    alter table staff.saves drop column form, drop column turn, drop column autosaved_version;
    alter table staff.saves drop constraint saves_act_check;
    alter table staff.saves add constraint saves_act_check
      check (act in ('created', 'saved', 'published', 'unpublished', 'binned', 'restored', 'deleted'));
    insert into staff.saves (collection, document, staff_id) values ('posts', 1, 1);
  `,
  [approvalTablesStep]:
    'alter table staff.approvals drop column asked_staff; drop table staff.publish_requests;',
  [moneyTablesStep]: `
    alter table money.donations drop column tickets;
    alter table money.receipts drop column of_tickets, add constraint receipts_donation_key unique (donation);
    alter table money.events drop column refund;
    alter table money.bank_lines drop column refund;
    drop table money.refund_tasks;
    alter table money.refunds drop column sent_by, drop column provider_id, drop column failure, drop column changed_at,
      drop column reported_at, drop column closed_at, alter column asked_by set not null;
    alter table money.refunds drop constraint refunds_state_check;
    alter table money.refunds add check (state in ('asked', 'sent', 'refused'));
    alter table money.practice_payments drop column refunds;
    alter table money.entries drop column sorts, drop constraint entries_kind_check;
    alter table money.entries add check (kind in ('gift', 'transfer', 'spending', 'exchange', 'correction'));
    drop function money.is_kind;
    drop table money.spending_kinds;
    drop table money.statement_files, money.came_as;
    alter table money.statements drop column file, drop column entries, drop column money_in, drop column money_out,
      drop column here_before, drop column pending, drop column refused, drop column refusals, drop column currency,
      drop column opening, drop column closing, drop column first_day, drop column last_day;
    alter table money.bank_lines drop column balance, drop column bank_reference, drop column same_as, drop column entry,
      drop column charges;
    alter table money.bank_lines drop constraint bank_lines_state_check;
    alter table money.bank_lines add check (state in ('open', 'booked', 'set-aside')),
      add check (state <> 'booked' or donation is not null), add check (state = 'open' or (name = '' and words = ''));
    drop trigger if exists never_emptied on money.acts;
    alter table money.payments drop column failure, drop column answer, drop column answered_amount,
      drop column answered_currency, drop column answered_at, drop column asked_in;
    drop table money.reconciliations;
    alter table money.monthly_donations drop column failure;
    alter table money.practice_monthly drop column failure;
    alter table money.practice_payments drop column failure;
    alter table money.practice_monthly drop column amount;
    alter table money.receipts drop column if exists amount;
    alter table money.practice_payments alter column return_to set not null;
    insert into money.practice_payments (id, reference, amount, currency, state, title, return_to, changed_at)
      values ('former', 'RF18539007547034', 5000, 'ETB', 'paid', 'Adey', '/send/thanks?gift=signed', now());
    insert into money.donations (id, reference, donor, amount, currency, rhythm, fund, method, language, started_at)
      values ('7d0c6b1e-5a0f-4e29-9d52-0a6b7c1f2e30', 'RF18539007547034', gen_random_uuid(), 5000, 'ETB', 'once', 'general',
        'practice', 'en', now());
    insert into money.receipts (number, donation, paid_at) values (1, '7d0c6b1e-5a0f-4e29-9d52-0a6b7c1f2e30', now());
    do $$
    declare named record;
    begin
      for named in select c.relname as place, k.conname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
        where k.connamespace = 'money'::regnamespace and k.conname ~ '(^|_)(donations?|donors?|statuses|method)(_|$)'
      loop
        execute format('alter table money.%I rename constraint %I to %I', named.place, named.name,
          regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(named.name,
            '^monthly_donations_', 'monthly_'), '^donations_', 'gifts_'), '^donors_', 'givers_'),
            '^statuses_', 'standings_'), '_donation(?=_|$)', '_gift'), '_donor(?=_|$)', '_giver'),
            '_method(?=_|$)', '_way'));
      end loop;
      for named in select c.relname as place, a.attname as name, t.former
        from pg_attribute a join pg_class c on c.oid = a.attrelid join (values ('donation', 'gift'), ('donor', 'giver'),
          ('first_donation', 'first_gift'), ('method', 'way')) as t (present, former) on t.present = a.attname
        where c.relnamespace = 'money'::regnamespace and c.relkind = 'r'
      loop
        execute format('alter table money.%I rename column %I to %I', named.place, named.name, named.former);
      end loop;
    end $$;
    alter table money.donations rename to gifts;
    alter table money.donors rename to givers;
    alter table money.statuses rename to standings;
    alter table money.monthly_donations rename to monthly;
    alter index money.monthly_donations_open rename to monthly_open;
    alter schema money rename to giving;
  `,
  // Made again from the content: a row in it would be lost and is not missed.
  [searchTableStep]: `
    drop table search.entries;
    create table search.entries (
      kind text not null, document integer not null, locale text not null, day date,
      title tsvector not null, words tsvector not null, near tsvector not null,
      primary key (kind, document, locale)
    );
  `,
  [meetingTablesStep]: `
    alter table meetings.bookings drop column held_until, drop column cancelled_by, drop column reason,
      drop constraint bookings_state_check, add check (state in ('booked', 'cancelled', 'missed'));
    alter table meetings.written drop column held;
    insert into meetings.bookings (begins_at, ends_at, zone, language, made_at, changed_at)
      values (now() + interval '1 day', now() + interval '2 days', 'UTC', 'en', now(), now());
    insert into meetings.written select 'former', id from meetings.bookings limit 1;
  `,
  [ticketTablesStep]: `
    drop table tickets.letters, tickets.door_log;
    alter table tickets.orders drop constraint orders_state_check, drop column is_proven;
    alter table tickets.orders add check (state in ('held', 'confirmed', 'cancelled'));
    alter table tickets.tickets drop column issue, drop column name, drop column cancelled_at, drop column starts,
      drop column ends, drop column is_off, drop column passed_from, drop column bought_in;
    insert into tickets.orders (state, language, attempt, over_at, made_at, changed_at)
      values ('confirmed', 'en', 'former', now(), now(), now());
  `,
  [ticketPaymentsStep]: `
    alter table tickets.tickets drop column refund_of, drop column asks_of;
    alter table tickets.payments drop column kept_at;
  `,
};

/** The steps whose tables had a different form before. */
export const formerSteps = Object.keys(formerTables);

/** The columns whose content such a step is meant to change. */
export const meantBySteps = ['money.practice_payments.return_to'];

/** Turns our own tables into those of the previous release, without the present steps. */
export async function makeFormerTables(url: string): Promise<void> {
  await connectOnce(url, async client => {
    for (const text of Object.values(formerTables)) await client.query(text);
    await client.query('delete from setup.steps where name = any($1)', [formerSteps]);
  });
}
