import { connectOnce } from '#platform/database/connect-once.ts';
import { codeDigest, newOneTimeCode } from './one-time-code.ts';

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

/** Replaces unused codes by a new one, but only while there is no account. */
const replaceUnused = `
  with replaced as (delete from setup.codes where used_at is null)
  insert into setup.codes (digest, expires_at)
  select $1, now() + interval '1 day' where not exists (select from public.staff)
`;

/**
 * Creates the code that allows the first account in the database at `url`, valid for a day; null if there is an account.
 * Only its digest is stored; the caller shows the code to the owner of the machine.
 */
export async function createSetupCode(url: string): Promise<string | null> {
  const code = newOneTimeCode();
  const { rowCount } = await connectOnce(url, client => client.query(replaceUnused, [codeDigest(code)]));
  return rowCount === 1 ? code : null;
}

const UNDEFINED_TABLE = '42P01';

/** Whether nobody has an account in the database at `url` and no code for the first one was ever made. */
export async function isUnclaimed(url: string): Promise<boolean> {
  try {
    const { rows } = await connectOnce(url, client =>
      client.query('select exists (select from public.staff) or exists (select from setup.codes) as claimed'),
    );
    return !rows[0].claimed;
  } catch (error) {
    if ((error as { code?: unknown }).code === UNDEFINED_TABLE) return true;
    throw error;
  }
}

let found = false;

/** Whether the database at `url` has a staff account. Once true, the result is cached. */
export async function hasAccounts(url: string): Promise<boolean> {
  if (found) return true;
  const { rows } = await connectOnce(url, client =>
    client.query<{ found: boolean }>('select exists (select from public.staff) as found'),
  );
  found = rows[0]?.found === true;
  return found;
}
