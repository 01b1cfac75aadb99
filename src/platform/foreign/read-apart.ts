import { fork } from 'node:child_process';
import { resolve } from 'node:path';
import { deserialize } from 'node:v8';

/** What one reading may take, beside what loading its code takes. */
export type ReadLimits = { milliseconds: number; megabytes: number };

/** `where` is a place in code, so that it can be logged: never a word of what was read. */
type Refusal =
  | { ok: false; code: 'too-slow' | 'too-large' }
  | { ok: false; code: 'unreadable'; where: string };
export type ReadApart<Value> = { ok: true; value: Value } | Refusal;

export type Order = { reader: string; input: unknown; limits: ReadLimits };
export type Verdict = { ok: true; value: Uint8Array } | Refusal;

// biome-ignore lint/suspicious/noExplicitAny: a reader takes what it declares
type Reader = { read: (input: any) => unknown };

/** Each takes a processor while it reads, and the machine answers people too. */
const AT_ONCE = 2;
/** For a process to start and load its reader, on a busy machine too. */
const STARTING_MS = 60_000;

/** V8 aborts the whole process when a single object does not fit; the system kills it where memory runs out. */
const ofMemory: NodeJS.Signals[] = ['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGKILL'];
let running = 0;
const waiting: (() => void)[] = [];

/**
 * Runs the `read` of a reader module, which understands something that came from outside, in a process of its own without
 * our settings, and ends that process whatever it does. Two run at a time; others wait. Input and value are copied as by
 * `structuredClone`; the value may have 32 MiB.
 * @param reader its path from the root of the project, as in `readApart<typeof import('./x.reader.ts')>('src/…/x.reader.ts', …)`.
 * @throws Error if the process cannot start or the module cannot be loaded, which is never the fault of the input.
 */
export async function readApart<Module extends Reader>(
  reader: `${string}.reader.ts`,
  input: Parameters<Module['read']>[0],
  limits: ReadLimits,
): Promise<ReadApart<Awaited<ReturnType<Module['read']>>>> {
  if (running >= AT_ONCE) await new Promise<void>(resume => waiting.push(resume));
  else running += 1;
  try {
    const verdict = await inProcess({ reader: resolve(reader), input, limits });
    return verdict.ok ? { ok: true, value: deserialize(verdict.value) } : verdict;
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function inProcess(order: Order): Promise<Verdict> {
  // From its source, which is present in production. The admin's bundler would look for it beside the bundle.
  const program = resolve(/* turbopackIgnore: true */ 'src/platform/foreign/reading-process.ts');
  const child = fork(/* turbopackIgnore: true */ program, {
    env: { NODE_ENV: 'production' },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const { promise, resolve: settle, reject } = Promise.withResolvers<Verdict>();
  child.once('message', (verdict: Verdict | { cannotLoad: string }) => {
    if ('cannotLoad' in verdict) reject(new Error(`${order.reader} cannot be loaded: ${verdict.cannotLoad}`));
    else settle(verdict);
  });
  child.on('error', reject);
  child.once('exit', (_code, signal) =>
    settle(
      signal !== null && ofMemory.includes(signal)
        ? { ok: false, code: 'too-large' }
        : { ok: false, code: 'unreadable', where: 'the process ended' },
    ),
  );
  const timer = setTimeout(
    () => settle({ ok: false, code: 'too-slow' }),
    STARTING_MS + order.limits.milliseconds,
  );
  try {
    child.send(order, error => error && reject(error));
  } catch (error) {
    reject(error); // The input cannot be copied.
  }
  return promise.finally(() => {
    clearTimeout(timer);
    child.kill('SIGKILL');
  });
}
