import { spawn } from 'node:child_process';
import { readMemory } from './load.ts';

export type ScriptRun = { readonly seconds: number; readonly peakMegabytes: number };

/** Runs a script as a separate process and times it, including its start; rejects when it fails. */
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
  let peakMegabytes = Number.NaN;
  const timer = setInterval(() => {
    const { peak } = readMemory(child.pid ?? 0);
    if (peak) peakMegabytes = Math.round(peak);
  }, 100);
  child.once('error', reject);
  child.once('exit', code => {
    clearInterval(timer);
    const seconds = Math.round((performance.now() - since) / 100) / 10;
    if (code === 0) resolve({ seconds, peakMegabytes });
    else reject(new Error(`${script} ended with ${code}`));
  });
  return promise;
}
