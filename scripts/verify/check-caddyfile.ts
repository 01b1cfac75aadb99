import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../terminal/failure.mjs';

/**
 * Lets Caddy itself read deploy/Caddyfile. Without Caddy, the Debian package is unpacked temporarily and not
 * installed, because installing it would start a web server.
 * @throws Failure
 */
export async function checkCaddyfile(): Promise<void> {
  const place = mkdtempSync(join(tmpdir(), 'adey-caddy-'));
  try {
    const caddy = findCaddy(place);
    if (!caddy)
      throw new Failure('deploy/Caddyfile was not checked: there is no caddy, and apt-get brings none');
    const env = { ...process.env, XDG_DATA_HOME: place, XDG_CONFIG_HOME: place };
    const args = ['validate', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile'];
    const { status, stderr } = spawnSync(caddy, args, { env, encoding: 'utf8' });
    if (status !== 0)
      throw new Failure(`Caddy refuses deploy/Caddyfile: ${stderr.trim().split('\n').at(-1)}`);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

function findCaddy(place: string): string | null {
  if (spawnSync('caddy', ['version']).status === 0) return 'caddy';
  spawnSync('apt-get', ['download', '-qq', 'caddy'], { cwd: place });
  const [archive] = globSync('caddy_*.deb', { cwd: place });
  if (!archive) return null;
  spawnSync('dpkg', ['-x', archive, '.'], { cwd: place });
  const unpacked = join(place, 'usr/bin/caddy');
  return existsSync(unpacked) ? unpacked : null;
}
