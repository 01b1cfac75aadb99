import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

export const encodings = ['gzip', 'br', 'identity'] as const;
export type Encoding = (typeof encodings)[number];
type Response = { headers: IncomingHttpHeaders; body: Uint8Array };
type Page = Readonly<Record<Encoding, Response>>;

/** Headers that nginx sets itself. */
const ownHeaders = new Set(['connection', 'content-length', 'content-type', 'date', 'keep-alive', 'etag']);

/** The page at `address` in every encoding. */
export async function fetchPage(address: string): Promise<Page> {
  const responses = await Promise.all(
    encodings.map(async encoding => {
      const request = get(address, { headers: { 'accept-encoding': encoding } });
      const [response] = await once(request, 'response');
      if ((response.headers['content-encoding'] ?? 'identity') !== encoding)
        throw new Error(`${address} did not come as ${encoding}.`);
      return [encoding, { headers: response.headers, body: await buffer(response) }];
    }),
  );
  return Object.fromEntries(responses);
}

/**
 * nginx with one worker and `page` as its `/`: each encoding on its own port from `firstPort` on, so that it has
 * no choice to make and needs no Brotli module. The same bytes and headers, no access log.
 */
export async function openNginx(firstPort: number, page: Page, pinned: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'adey-nginx-'));
  const findPort = (encoding: Encoding) => firstPort + encodings.indexOf(encoding);
  const servers = encodings.map(encoding => {
    const root = join(folder, encoding);
    mkdirSync(root);
    writeFileSync(join(root, 'index.html'), page[encoding].body);
    return serverBlock(findPort(encoding), root, page[encoding].headers);
  });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, servers));
  const [command = '', ...args] = [
    ...pinned,
    process.env.NGINX_PATH ?? 'nginx',
    '-c',
    file,
    '-g',
    'daemon off;',
  ];
  const nginx = spawn(command, args, { stdio: 'inherit' });
  for (let tries = 0; tries < 50; tries++) {
    if (await fetch(`http://127.0.0.1:${firstPort}`).catch(() => null)) break;
    await sleep(50);
  }
  return {
    pid: nginx.pid ?? 0,
    findPort,
    async close() {
      nginx.kill('SIGQUIT');
      await once(nginx, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function configuration(folder: string, servers: readonly string[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
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
      ${temporary.map(name => `${name}_temp_path ${folder};`).join('\n      ')}
      ${servers.join('')}
    }`;
}

function serverBlock(port: number, root: string, headers: IncomingHttpHeaders): string {
  const quoted = (value: unknown) => `"${String(value).replace(/[\\"]/g, '\\$&').replaceAll('$', '')}"`;
  const added = Object.entries(headers).filter(([name]) => !ownHeaders.has(name));
  return `
      server {
        listen 127.0.0.1:${port} backlog=1024;
        root ${root};
        ${added.map(([name, value]) => `add_header ${name} ${quoted(value)};`).join('\n        ')}
      }`;
}
