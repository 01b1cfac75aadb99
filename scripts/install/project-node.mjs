import { spawn } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { step } from '../terminal/progress.mjs';
import { requireSystem } from './node-version.mjs';
import { installPackages, packagesAreCurrent } from './packages.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const exit = () => process.exit(0);

/** Changes to the project's folder, checks the system's Node and reads .env if there is one. */
export async function enterProject() {
  requireSystem();
  process.chdir(ROOT);
  for (const signal of SIGNALS) process.once(signal, exit);
  await import('../terminal/read-settings-file.mjs');
}

/** Installs the packages unless they match the lock file. */
export async function withPackages() {
  await step('Packages', async () => {
    if (packagesAreCurrent()) return 'up to date';
    await installPackages();
    return 'installed';
  });
}

/**
 * Runs a script on the Node installed with the packages and waits for it to exit. Signals are passed on; when this
 * process is killed, the broken channel stops the script.
 * @param {string} script path from the project's folder
 * @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
export function onProjectNode(script, args = process.argv.slice(2)) {
  const bin = resolve('node_modules/.bin');
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` };
  const child = spawn(join(ROOT, 'node_modules/node/bin/node'), [script, ...args], {
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of SIGNALS) {
    process.off(signal, exit);
    process.on(signal, () => child.kill(/** @type {NodeJS.Signals} */ (signal)));
  }
  return new Promise((done, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => done(signal ? 1 : (code ?? 1)));
  });
}
