import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { EmbeddedDatabaseError } from '#platform/database/embedded/failure.ts';

export type Account = { uid: number; gid: number };

/**
 * PostgreSQL refuses to run as root. If root starts it, it runs as the owner of the cluster or, if there is none yet,
 * as "nobody", which exists on every Unix and which initdb can find by name. Null: run as the current user.
 */
export function databaseAccount(cluster: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  const found = statSync(cluster, { throwIfNoEntry: false });
  if (found && found.uid !== 0) return { uid: found.uid, gid: found.gid };
  try {
    return { uid: accountNumber('-u'), gid: accountNumber('-g') };
  } catch {
    throw new EmbeddedDatabaseError(
      'PostgreSQL refuses to run as root and there is no account "nobody" for it: start as another user',
    );
  }
}

function accountNumber(flag: '-u' | '-g'): number {
  return Number(
    execFileSync('id', [flag, 'nobody'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
}
