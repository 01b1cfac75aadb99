import { type ClientBase, escapeIdentifier, escapeLiteral } from 'pg';
import { connectOnce } from '#platform/database/connect-once.ts';
import { givenAddress } from '#platform/database/connection.ts';
import { databaseAccounts } from './account-rights.ts';
import { writeGrants } from './write-grants.ts';

const INSUFFICIENT_PRIVILEGE = '42501';

type Login = { name: string; password: string };

/**
 * Creates logins, or sets the password of existing ones. They may connect and nothing else; rights on tables are
 * granted separately (write-grants.ts).
 * @throws Error when an existing login may do more.
 */
export async function makeAccounts(client: ClientBase, logins: readonly Login[]): Promise<void> {
  for (const { name, password } of logins) {
    const { rows } = await client.query<{ mighty: boolean }>(
      `select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls
         or exists (select from pg_auth_members where member = r.oid) as mighty
       from pg_roles r where rolname = $1`,
      [name],
    );
    if (rows[0]?.mighty)
      throw new Error(`The account ${name} may do more than a process needs: drop it, or name another`);
    const act = rows[0] ? 'alter' : 'create';
    await client
      .query(`${act} role ${escapeIdentifier(name)} login password ${escapeLiteral(password)}`)
      .catch((error: { code?: string }) => {
        if (error.code !== INSUFFICIENT_PRIVILEGE) throw error;
        throw new Error(
          `The account of DATABASE_URL may not ${act} the account ${name}: use one with more rights`,
        );
      });
  }
}

/**
 * Creates missing accounts whose addresses are set, and grants all of them the listed rights in the database at
 * `url`, which must be the owner's address.
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
