import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import autocannon, { type Options } from 'autocannon';

export type Load = {
  readonly requestsPerSecond: number;
  /** Milliseconds; at a fixed rate autocannon includes requests that had to wait to be sent. */
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  /** Requests without a response. */
  readonly unanswered: number;
  /** How often each status occurred. */
  readonly statuses: Readonly<Record<string, number>>;
};

/** Load by autocannon: as fast as possible, or `overallRate` requests a second. */
export async function applyLoad(options: Options): Promise<Load> {
  const result = await autocannon(options);
  const { latency, errors, timeouts, statusCodeStats = {} } = result;
  const statuses = Object.entries(statusCodeStats).map(([status, { count = 0 }]) => [status, count]);
  return {
    requestsPerSecond: result.requests.total / result.duration,
    p50: latency.p50,
    p99: latency.p99,
    max: latency.max,
    unanswered: errors + timeouts,
    statuses: Object.fromEntries(statuses),
  };
}

/** Endless load; `onAnswer` gets every status (0: no response) and its latency in ms. Returns a stop function. */
export function startLoad(
  options: Options,
  onAnswer: (status: number, wait: number) => void,
): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const load = autocannon({ ...options, timeout: 30, duration: 24 * 3600 }, () => resolve());
  load.on('response', (_client, status, _bytes, wait) => onAnswer(status, wait));
  load.on('reqError', () => onAnswer(0, Number.NaN));
  return () => {
    load.stop();
    return promise;
  };
}

/**
 * Moves this process, which makes the load, off the first core, and returns what to put before a server's command so
 * that it runs there alone. Does nothing on one core or without taskset.
 */
export function reserveCore(): readonly string[] {
  if (availableParallelism() < 2 || !existsSync('/usr/bin/taskset')) return [];
  execFileSync('taskset', ['-a', '-c', '-p', `1-${availableParallelism() - 1}`, String(process.pid)]);
  return ['taskset', '-c', '0'];
}

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK']));

/** Processor seconds that a process and its children have used so far (Linux). */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  const own = (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return children.reduce((sum, child) => sum + processorSeconds(Number(child)), own);
}

/** The current and peak memory of a process, in MiB (Linux). */
export function readMemory(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const mib = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  return { now: mib('VmRSS'), peak: mib('VmHWM') };
}
