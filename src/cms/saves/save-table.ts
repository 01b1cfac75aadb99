import { connectOnce } from '#platform/database/connect-once.ts';

/** The version of the table below; change it with the table, so that existing databases are updated too. */
export const saveTableStep = 'save-table-1';

const table = `
  create schema if not exists staff;
  create table if not exists staff.saves (
    id bigint generated always as identity primary key,
    collection text not null,
    document integer not null,
    saved_at timestamptz not null default now(),
    staff_id integer
  );
  create index if not exists saves_of_document on staff.saves (collection, document, id desc);
  comment on table staff.saves is
    'Who saved which document and when, only added to: what a form began from, and who came in between.';
`;

/** Creates the table of saves in the database at `url`. */
export async function prepareSaveTable(url: string): Promise<void> {
  await connectOnce(url, client => client.query(table));
}
