import { connectOnce } from '#platform/database/connect-once.ts';

/** The version of the table below; change it with the table, so that existing databases are updated too. */
export const erasureTableStep = 'departure-table-1';

const table = `
  create schema if not exists setup;
  create table if not exists setup.departures (
    id uuid primary key default gen_random_uuid(),
    at timestamptz not null default clock_timestamp(),
    what text not null,
    mark text not null,
    key text not null
  );
  comment on table setup.departures is
    'Who was erased or left, by a keyed hash of the address, so that restoring a backup does not bring them back.';
`;

/** Creates the table of erasures in the database at `url`. */
export async function prepareErasureTable(url: string): Promise<void> {
  await connectOnce(url, client => client.query(table));
}
