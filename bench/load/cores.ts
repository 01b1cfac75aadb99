import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { missingCommands } from '../page-cache-load.ts';

const run = promisify(execFile);

/** What is put before a command so that it runs on the first core, or on all the others; nothing where that cannot be. */
export type Cores = {
  readonly serverCore: readonly string[];
  readonly loadCores: readonly string[];
  readonly isPinned: boolean;
};

/** The first core for the server that is measured, the others for whoever asks. This process leaves the first one too. */
export async function findCores(): Promise<Cores> {
  const isPinned = (await missingCommands(['taskset'])).length === 0 && availableParallelism() > 1;
  if (!isPinned) return { serverCore: [], loadCores: [], isPinned };
  const others = `1-${availableParallelism() - 1}`;
  await run('taskset', ['-a', '-c', '-p', others, String(process.pid)]);
  return { serverCore: ['taskset', '-c', '0'], loadCores: ['taskset', '-c', others], isPinned };
}
