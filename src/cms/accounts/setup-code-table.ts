import { connectOnce } from '#platform/database/connect-once.ts';

/** The version of the table below; change it with the table, so that existing databases are updated too. */
export const setupCodeTableStep = 'setup-code-table-1';

const table = `
  create schema if not exists setup;
  create table if not exists setup.codes (
    digest bytea primary key,
    made_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz
  );
  comment on table setup.codes is
    'The codes that allow the first account, as digests: printed once where the processes are started, used once.';
`;

/** Creates the table of set-up codes in the database at `url`. */
export async function prepareSetupCodeTable(url: string): Promise<void> {
  await connectOnce(url, client => client.query(table));
}
