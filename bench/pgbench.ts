import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { connectOnce } from '#platform/database/connect-once.ts';

const run = promisify(execFile);

/** The statement of one click, as raise-count.ts sends it for a single key. */
const upsert = `
insert into counts as known (kind, key, n) values ('click', 'pgbench', 1)
on conflict (kind, key) do update set n = known.n + excluded.n, updated_at = now()
returning kind, key, n;
`;

/** Where Debian keeps the pgbench of its newest PostgreSQL, or the one in the path; null when there is none. */
export async function findPgbench(): Promise<string | null> {
  const inPath = await run('sh', ['-c', 'command -v pgbench']).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );
  return inPath ?? debians();
}

function debians(): string | null {
  const root = '/usr/lib/postgresql';
  try {
    const versions = readdirSync(root).toSorted((one, other) => Number(other) - Number(one));
    const found = versions.find(version => readdirSync(join(root, version, 'bin')).includes('pgbench'));
    return found ? join(root, found, 'bin', 'pgbench') : null;
  } catch {
    return null;
  }
}

export type UpsertRate = { readonly clients: number; readonly perSecond: number; readonly counted: number };

/** The same upsert of one key from `clients` connections for so many seconds, each write durable before the next. */
export async function measureUpserts(
  pgbench: string,
  databaseUrl: string,
  { clients, seconds, folder }: { clients: number; seconds: number; folder: string },
): Promise<UpsertRate> {
  const script = join(folder, 'upsert.sql');
  await writeFile(script, upsert);
  const before = await counted(databaseUrl);
  const options = [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(clients),
    '-j',
    '2',
    '-T',
    String(seconds),
    '-f',
    script,
  ];
  const { stdout } = await run(pgbench, [...options, databaseUrl], { timeout: (seconds + 60) * 1000 });
  const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
  if (!Number.isFinite(perSecond)) throw new Error(`pgbench told no rate:\n${stdout}`);
  return { clients, perSecond: Math.round(perSecond), counted: (await counted(databaseUrl)) - before };
}

async function counted(databaseUrl: string): Promise<number> {
  const statement = "select coalesce(max(n), 0) as n from counts where kind = 'click' and key = 'pgbench'";
  return Number((await connectOnce(databaseUrl, client => client.query(statement))).rows[0].n);
}
