import type { ClientBase } from 'pg';
import { escapeIdentifier, escapeLiteral } from 'pg';

const INSUFFICIENT_PRIVILEGE = '42501';

export type Login = { name: string; password: string };

/**
 * Makes logins, or gives those that are there their password. They may connect and nothing else; what they may do with
 * tables is granted apart (write-grants.ts).
 * @throws when a login is there that may do more.
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
        throw new Error(`DATABASE_URL may not ${act} the account ${name}: let somebody do it who may`);
      });
  }
}
