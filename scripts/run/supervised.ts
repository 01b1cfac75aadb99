import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../terminal/failure.mjs';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** After running this long a process has recovered: its next crash starts with the short delay again. */
const RECOVERED_AFTER_MS = 60_000;
const TRIES_BEFORE_FIRST_ANSWER = 3;
const STOP_TIMEOUT_MS = 10_000;
const ANSWER_TIMEOUT_MS = 90_000;

export type Service = {
  /** For people, such as "site". */
  name: string;
  /** Arguments for Node. */
  args: string[];
  env?: Record<string, string>;
  /** Answers below 500 when it is ready. A process without an address sends "ready" to its parent. */
  address?: string;
  /** Called with every line of its output. */
  onLine?: (line: string) => void;
};

export type Supervised = {
  name: string;
  pid(): number | undefined;
  untilAnswering(): Promise<void>;
  stop(): Promise<void>;
};

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Keeps a process running: prints its output under its name, and restarts it after a crash with back-off. */
export function supervise(service: Service): Supervised {
  let child: ChildProcess | null = null;
  let stopping = false;
  let answered = false;
  let crashes = 0;
  let wake: (() => void) | null = null;
  const ready = Promise.withResolvers<void>();
  const gaveUp = Promise.withResolvers<never>();
  gaveUp.promise.catch(() => undefined);

  const run = async () => {
    while (!stopping) {
      const since = performance.now();
      child = start(service);
      child.once('message', () => ready.resolve());
      const how = await ended(child);
      if (stopping) return;
      crashes = performance.now() - since > RECOVERED_AFTER_MS ? 1 : crashes + 1;
      if (!answered && crashes >= TRIES_BEFORE_FIRST_ANSWER) {
        gaveUp.reject(
          new Failure(
            `The ${service.name} process ended ${crashes} times before it answered (${how}); see its lines above`,
          ),
        );
        return;
      }
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** (crashes - 1), LONGEST_PAUSE_MS);
      print(`  ! The ${service.name} process ended (${how}); starting it again in ${pause / 1000} s`);
      await Promise.race([sleep(pause), new Promise<void>(resolve => (wake = resolve))]);
    }
  };
  const running = run();

  return {
    name: service.name,
    pid: () => child?.pid,
    async untilAnswering() {
      const { name, address } = service;
      const answers =
        address === undefined ? ready.promise : untilAnswers(name, address, () => child?.exitCode === null);
      await Promise.race([answers, gaveUp.promise]);
      answered = true;
    },
    async stop() {
      stopping = true;
      wake?.();
      if (child) await stopChild(child);
      await running;
    },
  };
}

function start(service: Service): ChildProcess {
  const watch = new URL('./parent-watch.mjs', import.meta.url).href;
  const child = spawn(process.execPath, [`--import=${watch}`, ...service.args], {
    env: { ...process.env, ...service.env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (stream)
      createInterface({ input: stream }).on('line', line => {
        service.onLine?.(line);
        print(`  ${service.name.padEnd(5)} │ ${line}`);
      });
  }
  return child;
}

function ended(child: ChildProcess): Promise<string> {
  return new Promise(resolve => {
    child.once('error', error => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = ended(child);
  killGroup(child, 'SIGTERM');
  const late = setTimeout(() => killGroup(child, 'SIGKILL'), STOP_TIMEOUT_MS);
  await end;
  clearTimeout(late);
}

/** Each service leads its own process group: a terminal's Ctrl-C does not reach it, and its children exit with it. */
function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid !== undefined) process.kill(-child.pid, signal);
}

/** Another program may have taken the port: an answer counts only while our own process runs. */
async function untilAnswers(name: string, address: string, runs: () => boolean): Promise<void> {
  const giveUpAt = Date.now() + ANSWER_TIMEOUT_MS;
  while (Date.now() < giveUpAt) {
    const status = await fetch(address, { redirect: 'manual' }).then(
      async response => {
        await response.arrayBuffer();
        return response.status;
      },
      () => null,
    );
    if (status !== null && status < 500 && runs()) return;
    await sleep(150);
  }
  throw new Failure(`The ${name} process did not answer within ${ANSWER_TIMEOUT_MS / 1000} s at ${address}`);
}

/** Something that was started and can be stopped. */
export type Stoppable = { stop(): Promise<void> };

let stopping: Promise<void> | null = null;

/**
 * Stops everything in order on Ctrl-C, SIGTERM, a closed terminal or the end of the parent process, and then exits.
 * `stoppables` may grow until then. A second signal changes nothing: each stop has its own time limit.
 */
export function stopOnSignal(stoppables: () => Stoppable[]): void {
  const stop = () => {
    if (stopping) return;
    process.stdout.write('\n  Stopping …');
    stopping = stopAll(stoppables()).then(() => {
      process.stdout.write(' stopped.\n');
      process.exit(0);
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  process.on('disconnect', stop);
  process.channel?.unref();
  for (const stream of [process.stdout, process.stderr]) stream.on('error', stop);
}

/** True from the first signal on: failures no longer count. */
export function isStopping(): boolean {
  return stopping !== null;
}

export async function stopAll(stoppables: Stoppable[]): Promise<void> {
  for (const one of stoppables) await one.stop();
}
