import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg, release, totalmem } from 'node:os';

/** Where and on what figures were taken: without it they mean nothing. */
export type Machine = {
  readonly at: Date;
  readonly commit: string;
  /** Whether files were changed since that commit. */
  readonly isChanged: boolean;
  readonly node: string;
  readonly cpu: string;
  readonly cores: number;
  readonly memoryGb: number;
  readonly system: string;
  /** Processes that wanted a core in the last minute, before the first bench began. */
  readonly load: number;
};

/** More than this share of the cores in use by others: figures would say more about them than about us. */
const quietShare = 0.25;

export function readMachine(): Machine {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  return {
    at: new Date(),
    commit: git('rev-parse', '--short=12', 'HEAD'),
    isChanged: git('status', '--porcelain') !== '',
    node: process.version,
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    system: `${process.platform} ${release()}`,
    load: Math.round((loadavg()[0] ?? 0) * 100) / 100,
  };
}

/** Tells whether the machine does other things: its figures are then no measure of the software. */
export function isBusy({ load, cores }: Pick<Machine, 'load' | 'cores'>): boolean {
  return load > cores * quietShare;
}
