import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type Varnish = { url: string; pause(): void; resume(): void; close(): Promise<void> };

/**
 * Varnish with our own configuration at a port of 127.0.0.1, in front of a site.
 * @throws when Varnish is missing or does not answer within ten seconds.
 */
export async function startVarnish(port: number, siteUrl: string): Promise<Varnish> {
  const folder = mkdtempSync(join(tmpdir(), 'adey-varnish-'));
  const config = join(folder, 'site.vcl');
  const site = new URL(siteUrl);
  writeFileSync(
    config,
    readFileSync('deploy/varnish.vcl', 'utf8').replace('.port = "3000"', `.port = "${site.port}"`),
  );
  const listen = ['-a', `127.0.0.1:${port}`, '-n', join(folder, 'work'), '-j', 'none'];
  const options = ['-p', 'http_gzip_support=off', '-s', 'malloc,32m'];
  const child = spawn('varnishd', ['-F', '-f', config, ...listen, ...options], {
    env: { ...process.env, PATH: `${process.env.PATH}${delimiter}/usr/sbin` },
    stdio: 'ignore',
    detached: true,
  });
  const url = `http://127.0.0.1:${port}`;
  await answering(child, url);
  const signal = (name: NodeJS.Signals) => process.kill(-(child.pid ?? Number.NaN), name);
  return {
    url,
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    async close() {
      const ended = once(child, 'exit');
      signal('SIGCONT');
      signal('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether Varnish answered with what it had: then its header names two requests. */
export const isHit = (answer: Response): boolean => / /.test(answer.headers.get('x-varnish') ?? '');

async function answering(child: ChildProcess, url: string): Promise<void> {
  const failed = once(child, 'error').then(([cause]) => {
    throw new Error('Varnish is missing: install varnish and varnish-modules', { cause });
  });
  const answers = async () => {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      if (await fetch(url).catch(() => null)) return;
      await sleep(100);
    }
    throw new Error('Varnish does not answer');
  };
  await Promise.race([answers(), failed]);
}
