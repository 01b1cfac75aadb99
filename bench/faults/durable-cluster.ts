import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectOnce } from '#platform/database/connect-once.ts';
import { type EmbeddedDatabase, startEmbedded } from '#platform/database/embedded/start.ts';
import { embeddedAddress } from '#platform/database/embedded-places.ts';

export type DurableCluster = {
  readonly folder: string;
  /** Kills PostgreSQL (-9): nothing more is written. */
  kill(): Promise<void>;
  /** Starts it on the data on disk; returns the milliseconds until it answers. */
  revive(): Promise<number>;
  /** Whether it exited by itself and was not restarted. */
  hasEnded(): boolean;
  end(): Promise<void>;
};

/** A separate PostgreSQL with production settings: an acknowledged write is on disk. */
export async function startDurableCluster(
  folder = mkdtempSync(join(tmpdir(), 'adey-bench-')),
): Promise<DurableCluster> {
  chmodSync(folder, 0o711);
  let database: EmbeddedDatabase = await startEmbedded(folder);
  await assertDurable(embeddedAddress(folder, 'postgres'));
  const kill = () => database.process.kill('SIGKILL');
  process.once('exit', kill);
  return {
    folder,
    async kill() {
      const gone = new Promise(resolve => database.process.once('exit', resolve));
      kill();
      await gone;
    },
    async revive() {
      const since = performance.now();
      database = await startAgain(folder);
      return performance.now() - since;
    },
    hasEnded: () => database.process.exitCode !== null || database.process.signalCode !== null,
    async end() {
      process.off('exit', kill);
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function assertDurable(url: string): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await connectOnce(url, client => client.query(`show ${setting}`));
    if (rows[0]?.[setting] !== 'on')
      throw new Error(`${setting} is off: this measurement would prove nothing.`);
  }
}

/** Children of a killed PostgreSQL need a moment to exit; until then it must not start on the same files. */
async function startAgain(folder: string): Promise<EmbeddedDatabase> {
  const giveUpAt = performance.now() + 30_000;
  for (;;) {
    try {
      return await startEmbedded(folder);
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
      await sleep(100);
    }
  }
}
