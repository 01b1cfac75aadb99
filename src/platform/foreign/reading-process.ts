import { writeFileSync } from 'node:fs';
import { serialize } from 'node:v8';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Order, Verdict } from './read-apart.ts';

// The process that read-apart.ts starts for each file. The reader runs in a thread of it, so that this process can still
// watch time and memory, and end with its parent, when the reader never returns.

/** A longer answer would only fill the process that asked. */
const MOST_ANSWER_BYTES = 32 * 1024 * 1024;
const WATCH_MS = 20;

type FromThread = { ready: true } | { verdict: Verdict } | { cannotLoad: string };

if (isMainThread) {
  process.once('message', watch);
  process.once('disconnect', endAtOnce);
} else void read();

function watch({ reader, input, limits }: Order): void {
  endFirst();
  const thread = new Worker(new URL(import.meta.url), {
    workerData: { reader, input },
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
  });
  const tell = (verdict: Verdict | { cannotLoad: string }) => process.send?.(verdict);
  thread.on('message', (message: FromThread) => {
    if (!('ready' in message)) return tell('verdict' in message ? message.verdict : message);
    // What our own code takes to load is not the file's fault, and does not count.
    const before = process.memoryUsage.rss();
    setTimeout(() => tell({ ok: false, code: 'too-slow' }), limits.milliseconds);
    setInterval(() => {
      const taken = process.memoryUsage.rss() - before;
      if (taken > limits.megabytes * 1024 * 1024) tell({ ok: false, code: 'too-large' });
    }, WATCH_MS);
  });
  thread.on('error', error => tell(toVerdict(error)));
  thread.on('exit', () => tell({ ok: false, code: 'unreadable', where: 'the reader ended its thread' }));
}

/** Where memory runs out, Linux ends this process and not the one that answers people. */
function endFirst(): void {
  if (process.platform !== 'linux') return;
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Some containers do not allow it, and reading goes on without.
  }
}

/** Not `process.exit`, which would wait for a thread that is busy in compiled code. */
function endAtOnce(): void {
  process.kill(process.pid, 'SIGKILL');
}

async function read(): Promise<void> {
  const { reader, input } = workerData;
  const post = (message: FromThread) => parentPort?.postMessage(message);
  let module: { read: (input: unknown) => unknown };
  try {
    module = await import(reader);
  } catch (error) {
    return post({ cannotLoad: String(error) });
  }
  post({ ready: true });
  try {
    const value = serialize(await module.read(input));
    if (value.byteLength > MOST_ANSWER_BYTES) post({ verdict: { ok: false, code: 'too-large' } });
    else post({ verdict: { ok: true, value } });
  } catch (error) {
    post({ verdict: toVerdict(error) });
  }
}

function toVerdict(thrown: unknown): Verdict {
  const error: NodeJS.ErrnoException = thrown instanceof Error ? thrown : new Error();
  const outOfMemory =
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ||
    (error.name === 'RangeError' &&
      /allocation failed|Invalid (array|string|typed array) length/i.test(error.message));
  if (outOfMemory) return { ok: false, code: 'too-large' };
  const place =
    error.stack?.split(`${process.cwd()}/`)[1]?.match(/^[^\s()]+?:\d+/)?.[0] ?? 'an unknown place';
  return { ok: false, code: 'unreadable', where: `${error.name} at ${place}` };
}
