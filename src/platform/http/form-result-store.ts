import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { connectOnce } from '#platform/database/connect-once.ts';
import { openBytes, sealBytes } from '#platform/sealing.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';

/** The version of the table below; change it with the table, so that existing databases are updated too. */
export const formResultTableStep = 'form-result-table-1';

/** Unlogged: never written to the log of the database, so in no replica and no backup, and empty after a crash. */
const table = `
  create schema if not exists forms;
  create unlogged table if not exists forms.results (
    id uuid primary key,
    sealed bytea not null,
    ends_at timestamptz not null,
    was_shown boolean not null default false
  );
  create index if not exists results_ends_at on forms.results (ends_at);
  comment on table forms.results is
    'What posted forms led to, with what was typed, for an hour. Encrypted under a key that only the browser of the sender has.';
`;

const TABLE_LOCK = 4_012_061;

/** Creates the table in the database at `url`. */
export async function prepareFormResultTable(url: string): Promise<void> {
  await connectOnce(url, async client => {
    await client.query('select pg_advisory_lock($1)', [TABLE_LOCK]);
    await client.query(table);
  });
}

/** How long a result can be shown again, in seconds. */
export const secondsKept = 3_600;

/** Longer than any form of ours with all its fields full; who sends more is answered directly. */
const mostBytes = 32 * 1024;
/** 64 MB at the most. Beyond it results are shown directly, so that a flood takes no page away from anybody. */
const mostRows = 2_000;

const secretBytes = 32;

/** A new secret of one browser, in URL-safe letters. */
export const newBrowserSecret = (): string => randomBytes(secretBytes).toString('base64url');

/** Whether a cookie's value can be such a secret. */
export const isBrowserSecret = (value: string): boolean => /^[\w-]{43}$/.test(value);

const deriveKey = (secret: string): Buffer => createHash('sha256').update(`form results ${secret}`).digest();

type Place = {
  /** The path of the form's page without language: a result can be shown nowhere else. */
  path: string;
  /** The secret of the browser that sent the form; the server stores it nowhere. */
  secret: string;
  now: Date;
};

/**
 * Stores the result of a posted form, which must be JSON, and returns the id under which it can be shown. Null if it is
 * too large (32 KiB), or if too many are stored already. @throws while the database is unavailable.
 */
export async function storeFormResult(
  writer: Writer,
  result: object,
  { path, secret, now }: Place,
): Promise<string | null> {
  const bytes = Buffer.from(JSON.stringify(result));
  if (bytes.byteLength > mostBytes) return null;
  const id = randomUUID();
  const sealed = sealBytes(deriveKey(secret), bytes, toPlace(id, path));
  const endsAt = new Date(now.getTime() + secondsKept * 1_000).toISOString();
  await queryRows(writer, sql`delete from forms.results where ends_at <= ${now.toISOString()}`);
  const rows = await queryRows<{ id: string }>(
    writer,
    sql`insert into forms.results (id, sealed, ends_at)
        select ${id}::uuid, decode(${sealed.toString('base64')}, 'base64'), ${endsAt}::timestamptz
        where (select count(*) from forms.results) < ${mostRows}
        returning id`,
  );
  return rows[0]?.id ?? null;
}

/**
 * The stored result and whether it was shown before. Null if it is over, was stored for another page or browser, or
 * never existed. @throws while the database is unavailable.
 */
export async function takeFormResult(
  writer: Writer,
  id: string,
  { path, secret, now }: Place,
): Promise<{ result: object; wasShown: boolean } | null> {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return null;
  const [row] = await queryRows<{ sealed: string; was_shown: boolean }>(
    writer,
    sql`select encode(sealed, 'base64') as sealed, was_shown from forms.results
        where id = ${id}::uuid and ends_at > ${now.toISOString()}`,
  );
  const bytes = row && openBytes(deriveKey(secret), Buffer.from(row.sealed, 'base64'), toPlace(id, path));
  if (!bytes) return null;
  if (!row.was_shown)
    await queryRows(writer, sql`update forms.results set was_shown = true where id = ${id}::uuid`);
  return { result: JSON.parse(bytes.toString('utf8')), wasShown: row.was_shown };
}

const toPlace = (id: string, path: string) => `form result ${id} ${path}`;
