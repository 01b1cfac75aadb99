import { spawn, spawnSync } from 'node:child_process';
import { findChromium } from '../../tests/support/chromium.ts';
import { Failure } from '../terminal/failure.mjs';

const ADVICE = 'install Chromium, or name a browser in the variable CHROMIUM';

/**
 * Makes sure there is a browser for the journeys; on Debian and its children it is installed when we may.
 * @throws Failure
 */
export async function haveChromium(): Promise<void> {
  if (findChromium()) return;
  const prefix = mayInstall();
  if (!prefix)
    throw new Failure(`The journeys need a browser and it cannot be installed from here: ${ADVICE}`);
  await apt([...prefix, 'apt-get', 'update', '-qq']);
  const said = await apt([
    ...prefix,
    'apt-get',
    'install',
    '-y',
    '-qq',
    '--no-install-recommends',
    'chromium',
  ]);
  if (!findChromium())
    throw new Failure(`apt-get could not install Chromium (${said.trim().split('\n').at(-1)}): ${ADVICE}`);
}

/** What has to stand before apt-get; null where there is none or we may not use it. */
function mayInstall(): string[] | null {
  const works = (command: string, ...args: string[]) =>
    spawnSync(command, args, { stdio: 'ignore' }).status === 0;
  if (!works('apt-get', '--version')) return null;
  if (process.getuid?.() === 0) return [];
  return works('sudo', '-n', 'true') ? ['sudo', '-n'] : null;
}

function apt([command = '', ...args]: string[]): Promise<string> {
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
