import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { databaseAccounts } from '#platform/database/rights/account-rights.ts';
import { makeAccounts } from '#platform/database/rights/make-accounts.ts';
import { type Account, explainFailure, ownFolder } from './installation.ts';
import { DATABASE_USER, type Passwords } from './places.ts';

/**
 * Creates the folder of a new cluster, unless it exists. Text sorts and compares by PostgreSQL's own C.UTF-8, the same
 * on every system. No password is needed: only the owner can open the socket.
 */
export async function createCluster(bin: string, cluster: string, account: Account | null): Promise<void> {
  if (existsSync(join(cluster, 'PG_VERSION'))) return;
  const draft = `${cluster}.new`;
  rmSync(draft, { recursive: true, force: true });
  ownFolder(draft, account);
  const args = [`--pgdata=${draft}`, `--username=${DATABASE_USER}`, '--auth=trust', '--encoding=UTF8'];
  args.push(
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    '--no-sync',
  );
  const { code, output } = await runAs(join(bin, 'initdb'), args, account);
  if (code !== 0) throw explainFailure(output, null);
  renameSync(draft, cluster);
}

/** Stops a PostgreSQL left behind in this cluster by an earlier run; returns true when there was one. */
export async function stopLeftover(bin: string, cluster: string, account: Account | null): Promise<boolean> {
  if (!runsPostgres(join(cluster, 'postmaster.pid'))) return false;
  const args = ['stop', '--pgdata', cluster, '--mode=fast', '--wait', '--timeout=30', '--silent'];
  return (await runAs(join(bin, 'pg_ctl'), args, account)).code === 0;
}

/** After a crash the process id in the file may belong to another program, which must not be stopped. */
function runsPostgres(pidFile: string): boolean {
  if (!existsSync(pidFile)) return false;
  const pid = readFileSync(pidFile, 'utf8').split('\n', 1)[0] ?? '';
  if (existsSync('/proc/self/cmdline')) {
    return (
      existsSync(`/proc/${pid}/cmdline`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
    );
  }
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', pid], { encoding: 'utf8' }).includes('postgres');
  } catch {
    return false;
  }
}

function runAs(
  program: string,
  args: string[],
  account: Account | null,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...account, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', chunk => (output += chunk));
    child.stderr.on('data', chunk => (output += chunk));
    child.on('error', reject);
    child.on('close', code => resolve({ code, output }));
  });
}

const ruleFor = (method: string) => `local all all ${method}\nlocal replication all ${method}\n`;

/**
 * Admits without a password whoever can open the socket, until the passwords are set: the files may be new, from
 * before passwords existed, or from another machine. Only the account that starts PostgreSQL can open the socket.
 */
export function admitWithoutPassword(cluster: string): void {
  writeFileSync(join(cluster, 'pg_hba.conf'), ruleFor('trust'));
}

/** Sets the password of every account and requires it from now on. */
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
