import { spawn, spawnSync } from 'node:child_process';

/**
 * Installs a package of Debian or a derivative, if allowed. Returns the last line apt-get wrote, or why it did not run:
 * for the step that then finds the package missing.
 */
export async function installPackage(name: string): Promise<string> {
  const prefix = mayInstall();
  if (!prefix) return 'it cannot be installed from here';
  const aptGet = [...prefix, 'apt-get'];
  await run([...aptGet, 'update', '-qq']);
  const output = await run([...aptGet, 'install', '-y', '-qq', '--no-install-recommends', name]);
  return `apt-get could not install ${name} (${output.trim().split('\n').at(-1)})`;
}

/** The prefix of apt-get; null where there is none or we may not use it. */
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
