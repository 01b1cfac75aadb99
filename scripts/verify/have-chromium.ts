import { spawn, spawnSync } from 'node:child_process';
import { findJourneyBrowser, HEADLESS_SHELL } from '../../tests/support/chromium.ts';
import { Failure } from '../terminal/failure.mjs';

const ADVICE = 'install Chromium, or name a browser in the variable CHROMIUM';

/**
 * Makes sure there is a browser for the journeys. On Debian and its derivatives the headless shell is installed when we
 * may, because it is much cheaper than a Chromium that is there already.
 * @throws Failure
 */
export async function haveChromium(): Promise<void> {
  const found = findJourneyBrowser();
  if (found === HEADLESS_SHELL || process.env.CHROMIUM) return;
  const output = await installHeadlessShell();
  if (!findJourneyBrowser()) throw new Failure(`The journeys need a browser; ${output}: ${ADVICE}`);
}

/** The last line apt-get wrote, or why it was not asked. */
async function installHeadlessShell(): Promise<string> {
  const prefix = mayInstall();
  if (!prefix) return 'it cannot be installed from here';
  const aptGet = [...prefix, 'apt-get'];
  await run([...aptGet, 'update', '-qq']);
  const name = 'chromium-headless-shell';
  const output = await run([...aptGet, 'install', '-y', '-qq', '--no-install-recommends', name]);
  return `apt-get could not install ${name} (${output.trim().split('\n').at(-1)})`;
}

/** What has to stand before apt-get; null where there is none or we may not use it. */
function mayInstall(): string[] | null {
  const works = (command: string, ...args: string[]) =>
    spawnSync(command, args, { stdio: 'ignore' }).status === 0;
  if (!works('apt-get', '--version')) return null;
  if (process.getuid?.() === 0) return [];
  return works('sudo', '-n', 'true') ? ['sudo', '-n'] : null;
}

function run([command = '', ...args]: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', piece => (output += piece));
    child.stderr.on('data', piece => (output += piece));
    child.on('error', reject);
    child.on('close', () => resolve(output));
  });
}
