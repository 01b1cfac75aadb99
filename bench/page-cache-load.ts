import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The commands among `names` that are not installed. */
export async function missingCommands(names: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    names.map(name => run('sh', ['-c', `command -v ${name}`]).then(Boolean, () => false)),
  );
  return names.filter((_, at) => !found[at]);
}

/** Ends the process where a command is missing, and says how to get it. */
export async function requireCommands(names: readonly string[]): Promise<void> {
  const missing = await missingCommands(names);
  if (missing.length === 0) return;
  console.error(`This measurement needs ${missing.join(' and ')}: apt-get install ${missing.join(' ')}`);
  process.exit(1);
}

export type Load = {
  readonly requestsPerSecond: number;
  readonly megabytesPerSecond: number;
  /** Milliseconds, as seen by a sender that waits for one answer before it asks again. */
  readonly p50: number;
  readonly p99: number;
  readonly errors: number;
};

/** Asks for `address` as fast as it is answered, on 64 connections, for so many seconds. */
export async function load(
  address: string,
  headers: Readonly<Record<string, string>>,
  seconds: number,
  pinned: readonly string[],
): Promise<Load> {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const wrk = ['wrk', '-t2', '-c64', '--latency', `-d${seconds}s`, ...sent, address];
  const [command = 'wrk', ...args] = [...pinned, ...wrk];
  const { stdout } = await run(command, args, { timeout: (seconds + 30) * 1_000 });
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  const failed =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout)?.slice(1) ?? [];
  return {
    requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
    megabytesPerSecond: megabytes(/Transfer\/sec:\s+([\d.]+)([KMG])B/.exec(stdout)),
    p50: milliseconds(/ 50%\s+([\d.]+)(us|ms|s)/.exec(stdout)),
    p99: milliseconds(/ 99%\s+([\d.]+)(us|ms|s)/.exec(stdout)),
    errors: failed.reduce((sum, count) => sum + Number(count), number(/Non-2xx or 3xx responses: (\d+)/)),
  };
}

function milliseconds(match: RegExpExecArray | null): number {
  const unit = { us: 0.001, ms: 1, s: 1000 }[match?.[2] ?? ''] ?? Number.NaN;
  return Math.round(Number(match?.[1]) * unit * 100) / 100;
}

function megabytes(match: RegExpExecArray | null): number {
  const unit = { K: 1 / 1024, M: 1, G: 1024 }[match?.[2] ?? ''] ?? 0;
  return Math.round(Number(match?.[1] ?? 0) * unit);
}

/** So many visitors at the same moment, each on a connection of its own; milliseconds until each had the whole page. */
export async function stampede(
  address: string,
  visitors: number,
): Promise<{ statuses: number[]; milliseconds: number[] }> {
  const began = performance.now();
  const arrivals = await Promise.all(
    Array.from({ length: visitors }, async () => {
      const answer = await fetch(address, { headers: { connection: 'close' } });
      await answer.arrayBuffer();
      return { status: answer.status, after: performance.now() - began };
    }),
  );
  return {
    statuses: [...new Set(arrivals.map(arrival => arrival.status))],
    milliseconds: arrivals.map(arrival => Math.round(arrival.after)).sort((one, other) => one - other),
  };
}
