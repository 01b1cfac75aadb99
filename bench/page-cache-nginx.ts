import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

export type Sent = { readonly headers: IncomingHttpHeaders; readonly body: Uint8Array };

/** A page in each form ours sends it. */
export type ServedPage = Readonly<Record<(typeof codings)[number], Sent>>;

export const codings = ['gzip', 'br', 'identity'] as const;

/** Added by nginx itself, or by what it serves. */
const itsOwn = new Set(['connection', 'content-length', 'content-type', 'date', 'keep-alive', 'etag']);

/** The page as ours sends it, in every form. */
export async function fetchPage(address: string): Promise<ServedPage> {
  const sent = await Promise.all(codings.map(coding => fetchAs(address, coding)));
  return Object.fromEntries(
    codings.map((coding, at) => {
      const form = sent[at];
      if (!form || (form.headers['content-encoding'] ?? 'identity') !== coding)
        throw new Error(`${address} did not come as ${coding}.`);
      return [coding, form];
    }),
  ) as ServedPage;
}

function fetchAs(address: string, coding: string): Promise<Sent> {
  const { promise, resolve, reject } = Promise.withResolvers<Sent>();
  get(address, { headers: { 'accept-encoding': coding } }, async answer => {
    resolve({ headers: answer.headers, body: await buffer(answer) });
  }).on('error', reject);
  return promise;
}

/**
 * nginx with one worker serving `page` as its `/`: each form on a port of its own, from `firstPort` on, so that it has
 * nothing to decide and needs no module for Brotli; the same bytes, the same headers. Without access log, as ours has
 * none.
 */
export async function openNginx(firstPort: number, page: ServedPage, pinned: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'adey-nginx-'));
  const servers = codings.map((coding, at) => {
    const root = join(folder, coding);
    mkdirSync(root);
    writeFileSync(join(root, 'index.html'), page[coding].body);
    return { port: firstPort + at, root, headers: page[coding].headers };
  });
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(configuration, configure(folder, servers));
  const [command = 'nginx', ...before] = [...pinned, 'nginx'];
  const nginx = spawn(command, [...before, '-c', configuration, '-g', 'daemon off;'], { stdio: 'inherit' });
  const portOf = (coding: (typeof codings)[number]) => firstPort + codings.indexOf(coding);
  for (
    let tries = 0;
    tries < 50 && !(await fetch(`http://127.0.0.1:${firstPort}`).catch(() => null));
    tries++
  )
    await sleep(50);
  return {
    portOf,
    async close() {
      const ended = new Promise(resolve => nginx.once('exit', resolve));
      nginx.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type OneForm = { port: number; root: string; headers: IncomingHttpHeaders };

function configure(folder: string, servers: readonly OneForm[]): string {
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    worker_processes 1;
    pid ${join(folder, 'pid')};
    error_log stderr error;
    events { worker_connections 1024; }
    http {
      default_type "text/html; charset=utf-8";
      access_log off;
      sendfile on;
      tcp_nopush on;
      open_file_cache max=100;
      keepalive_requests 1000000000;
      client_body_temp_path ${folder};
      proxy_temp_path ${folder};
      fastcgi_temp_path ${folder};
      uwsgi_temp_path ${folder};
      scgi_temp_path ${folder};
      ${servers.map(configureForm).join('')}
    }`;
}

function configureForm({ port, root, headers }: OneForm): string {
  const quoted = (value: unknown) =>
    `"${String(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('$', '')}"`;
  const added = Object.entries(headers).filter(([name]) => !itsOwn.has(name));
  return `
      server {
        listen 127.0.0.1:${port} backlog=1024;
        root ${root};
        ${added.map(([name, value]) => `add_header ${name} ${quoted(value)};`).join('\n        ')}
      }`;
}
