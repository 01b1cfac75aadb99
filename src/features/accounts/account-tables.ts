import { getMigrations } from 'better-auth/db/migration';
import { connectOnce } from '#platform/database/connect-once.ts';
import { databaseUrl } from '#platform/database/connection.ts';
import { openSchemaPool } from '#platform/database/pools.ts';
import { accountOptions } from './account-options.ts';

/** Unused sign-in links. Only the digest of a key is stored, so that reading the table gives no access. */
const mailLinkTable = `
  create table if not exists auth.mail_links (
    digest bytea primary key,
    email text not null,
    expires_at timestamptz not null
  );
  create index if not exists mail_links_email on auth.mail_links (email);
`;

/**
 * Passkeys by credential id, with their public keys; and pending challenges, as digests only. A registration challenge
 * belongs to an account, a sign-in challenge to none.
 */
const passkeyTables = `
  create table if not exists auth.passkeys (
    id text primary key,
    user_id text not null references auth."user" (id) on delete cascade,
    name text not null,
    public_key bytea not null,
    counter bigint not null,
    transports jsonb not null,
    made_at timestamptz not null,
    last_used_at timestamptz
  );
  create index if not exists passkeys_user on auth.passkeys (user_id);
  create table if not exists auth.passkey_questions (
    digest bytea primary key,
    user_id text references auth."user" (id) on delete cascade,
    expires_at timestamptz not null
  );
`;

/** Imported events and portraits; both are deleted with the account. */
const supporterTables = `
  create table if not exists auth.event_marks (
    user_id text not null references auth."user" (id) on delete cascade,
    kind text not null check (kind in ('loved', 'viewed')),
    event_key text not null,
    kept_at timestamptz not null default now(),
    primary key (user_id, kind, event_key)
  );
  create table if not exists auth.portraits (
    user_id text primary key references auth."user" (id) on delete cascade,
    source text not null,
    picture bytea,
    tried_at timestamptz not null
  );
`;

/** Tables besides those of better-auth. Their SQL is part of the hash in account-tables-step.ts. */
export const ownTables = [mailLinkTable, supporterTables, passkeyTables].join('\n');

/** Advisory lock id of the account tables; arbitrary, but it must never change. */
const TABLES_LOCK = 4_012_027;

/**
 * Creates or upgrades the account tables in their own schema; does nothing if they are current. Concurrent processes
 * wait for the first.
 * @returns the tables of better-auth that were created or changed.
 */
export async function prepareAccountTables(): Promise<string[]> {
  return connectOnce(databaseUrl(), async client => {
    await client.query('select pg_advisory_lock($1)', [TABLES_LOCK]);
    await client.query('create schema if not exists auth');
    const pool = openSchemaPool('auth');
    try {
      const { toBeCreated, toBeAdded, runMigrations } = await getMigrations(accountOptions(pool, []));
      await runMigrations();
      await client.query(ownTables);
      return [...new Set([...toBeCreated, ...toBeAdded].map(({ table }) => table))];
    } finally {
      await pool.end();
    }
  });
}
