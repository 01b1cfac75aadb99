import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';

export type ScriptRun = {
  readonly seconds: number;
  /** The most the process held, in MiB; NaN where the system does not tell (it is Linux that does). */
  readonly peakMegabytes: number;
};

/** Runs a script as a process of its own, its start included in what it takes; rejects when it ends with a fault. */
export function runScript(
  script: `scripts/${string}.ts`,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<ScriptRun> {
  const { promise, resolve, reject } = Promise.withResolvers<ScriptRun>();
  const since = performance.now();
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const memory = followMemory(child);
  child.once('error', reject);
  child.once('exit', code => {
    const seconds = Math.round((performance.now() - since) / 100) / 10;
    const peakMegabytes = memory.stop();
    console.log(`${script} ${args.join(' ')}: ${seconds} s, ${peakMegabytes} MB`);
    if (code === 0) resolve({ seconds, peakMegabytes });
    else reject(new Error(`${script} ended with ${code}`));
  });
  return promise;
}

/** The most memory a process has held so far is told by the system itself. */
function followMemory({ pid }: ChildProcess) {
  let peak = Number.NaN;
  const look = async () => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    const kilobytes = /VmHWM:\s+(\d+)/.exec(status)?.[1];
    if (kilobytes) peak = Math.round(Number(kilobytes) / 1024);
  };
  const timer = setInterval(look, 100);
  return {
    stop() {
      clearInterval(timer);
      return peak;
    },
  };
}
