import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { DATABASE_USER } from '#platform/database/embedded/places.ts';
import { databaseAccounts } from '#platform/database/rights/account-rights.ts';
import { makeAccounts } from '#platform/database/rights/make-accounts.ts';
import type { Passwords } from './passwords.ts';

const ruleFor = (method: string) => `local all all ${method}\nlocal replication all ${method}\n`;

/**
 * Lets whoever can open the socket in without a password, for the moments until the passwords are set: the files may be
 * new, older than passwords, or those of another machine. Only the account that starts PostgreSQL can open it.
 */
export function admitWithoutPassword(cluster: string): void {
  writeFileSync(join(cluster, 'pg_hba.conf'), ruleFor('trust'));
}

/** Sets the password of every account, and asks for it from now on. */
export async function requirePasswords(
  client: ClientBase,
  cluster: string,
  { owner, ...passwords }: Passwords,
): Promise<void> {
  const logins = databaseAccounts.map(account => ({
    name: `${DATABASE_USER}_${account}`,
    password: passwords[account],
  }));
  await client.query('begin');
  await makeAccounts(client, logins);
  await client.query(`alter role ${DATABASE_USER} password '${owner}'`);
  await client.query('commit');
  writeFileSync(join(cluster, 'pg_hba.conf'), ruleFor('scram-sha-256'));
  await client.query('select pg_reload_conf()');
}
