import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startEmbedded } from '#platform/database/embedded/start.ts';
import { exitOnFailure, Failure } from '../terminal/failure.mjs';
import '../terminal/read-settings-file.mjs';
import { runNode } from '../terminal/run-node.ts';
import { ACCEPT_UNPROVEN } from './consent.ts';

// "node scripts/backup/drill.ts FILE [KEY_FILE]" restores a backup into a temporary PostgreSQL and folder.
await exitOnFailure(async () => {
  const [, , file, keyFile] = process.argv;
  if (!file) throw new Failure('Name the backup to test');
  const folder = mkdtempSync(join(tmpdir(), 'adey-drill-'));
  chmodSync(folder, 0o711);
  try {
    await drill(resolve(file), folder, keyFile === undefined ? [] : ['--key-file', keyFile]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  process.exit(0);
});

async function drill(file: string, folder: string, key: string[]): Promise<void> {
  const database = await startEmbedded(folder, { throwaway: true });
  try {
    const machine = { DATABASE_URL: database.url, DATA_DIR: join(folder, 'data') };
    // Backups from before the machine had a signing key are tried out, too.
    const args = ['scripts/backup/restore.ts', file, ...key, ACCEPT_UNPROVEN];
    const { code, output } = await runNode(args, machine);
    if (code !== 0)
      throw new Failure(
        output
          .trim()
          .split('\n')
          .at(-1)
          ?.replace(/^[^\w]+/, '') ?? 'It failed',
      );
    process.stdout.write(output);
  } finally {
    await database.stop();
  }
}
