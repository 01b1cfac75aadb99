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

export type Load = {
  readonly requestsPerSecond: number;
  readonly megabytesPerSecond: number;
  readonly errors: number;
};

/** Asks for `address` as fast as it is answered, on 64 connections, for so many seconds. */
export async function load(
  address: string,
  acceptEncoding: string,
  seconds: number,
  pinned: readonly string[],
  cookie = '',
): Promise<Load> {
  const sent = ['-H', `Accept-Encoding: ${acceptEncoding}`, ...(cookie ? ['-H', `Cookie: ${cookie}`] : [])];
  const wrk = ['wrk', '-t2', '-c64', `-d${seconds}s`, ...sent, address];
  const [command = 'wrk', ...args] = [...pinned, ...wrk];
  const { stdout } = await run(command, args, { timeout: (seconds + 30) * 1_000 });
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  const failed =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout)?.slice(1) ?? [];
  return {
    requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
    megabytesPerSecond: megabytes(/Transfer\/sec:\s+([\d.]+)([KMG])B/.exec(stdout)),
    errors: failed.reduce((sum, count) => sum + Number(count), number(/Non-2xx or 3xx responses: (\d+)/)),
  };
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
