import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { EmbeddedDatabaseError } from '#platform/database/embedded/failure.ts';

export type Account = { uid: number; gid: number };

/**
 * PostgreSQL refuses to run as root. Started by root it therefore runs as the owner of the cluster, and where there is
 * none yet as "nobody", which every Unix has, and which initdb needs to find by name. Null means: as whoever we are.
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
