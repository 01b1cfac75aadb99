import type { ClientBase } from 'pg';
import { connectOnce } from '#platform/database/connect-once.ts';
import { databaseAccounts } from './account-rights.ts';
import { type Login, makeAccounts } from './make-accounts.ts';
import { givenAddress } from './role-names.ts';
import { writeGrants } from './write-grants.ts';

/**
 * Makes the accounts whose addresses are set and which are not there yet, and grants all of them what the list says, in
 * the database at `url`, which has to be the owner's address.
 */
export async function prepareAccounts(url: string): Promise<void> {
  await connectOnce(url, async client => {
    await client.query('begin');
    await makeAccounts(client, await lackingLogins(client));
    await writeGrants(client);
    await client.query('commit');
  });
}

async function lackingLogins(client: ClientBase): Promise<Login[]> {
  const given = databaseAccounts.flatMap(account => givenAddress(account) ?? []).map(loginOf);
  const { rows } = await client.query<{ name: string }>(
    'select rolname as name from pg_roles where rolname = any($1)',
    [given.map(({ name }) => name)],
  );
  const present = new Set(rows.map(({ name }) => name));
  return given.filter(({ name }) => !present.has(name));
}

/** The name and the password in a connection string. */
export function loginOf(address: string): Login {
  const { username, password } = new URL(address);
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) };
}
