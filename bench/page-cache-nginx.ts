import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

export type ServedPage = {
  readonly headers: IncomingHttpHeaders;
  readonly identity: Uint8Array;
  readonly gzip: Uint8Array;
};

/** Added by nginx itself, or by what it serves. */
const itsOwn = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'keep-alive',
  'vary',
  'etag',
]);

/** The page as ours sends it, in both forms nginx can serve without a module of its own. */
export async function fetchPage(address: string): Promise<ServedPage> {
  const [plain, compressed] = await Promise.all(['identity', 'gzip'].map(coding => fetchAs(address, coding)));
  if (!plain || compressed?.headers['content-encoding'] !== 'gzip')
    throw new Error(`${address} came uncompressed.`);
  return { headers: plain.headers, identity: plain.body, gzip: compressed.body };
}

function fetchAs(
  address: string,
  coding: string,
): Promise<{ headers: IncomingHttpHeaders; body: Uint8Array }> {
  const { promise, resolve, reject } = Promise.withResolvers<{
    headers: IncomingHttpHeaders;
    body: Uint8Array;
  }>();
  get(address, { headers: { 'accept-encoding': coding } }, async answer => {
    resolve({ headers: answer.headers, body: await buffer(answer) });
  }).on('error', reject);
  return promise;
}

/**
 * nginx with one worker serving `page` as its `/`: the same bytes, plain and compressed beforehand as ours are, with
 * the same headers. Without access log, as ours has none.
 */
export async function openNginx(port: number, page: ServedPage, pinned: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'adey-nginx-'));
  const pages = join(folder, 'pages');
  mkdirSync(pages);
  writeFileSync(join(pages, 'index.html'), page.identity);
  writeFileSync(join(pages, 'index.html.gz'), page.gzip);
  const headers = Object.entries(page.headers).filter(([name]) => !itsOwn.has(name));
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(configuration, configure(port, folder, pages, headers));
  const [command = 'nginx', ...before] = [...pinned, 'nginx'];
  const nginx = spawn(command, [...before, '-c', configuration, '-g', 'daemon off;'], { stdio: 'inherit' });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 50 && !(await fetch(origin).catch(() => null)); tries++) await sleep(50);
  return {
    origin,
    async close() {
      const ended = new Promise(resolve => nginx.once('exit', resolve));
      nginx.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function configure(port: number, folder: string, pages: string, headers: [string, unknown][]): string {
  const quoted = (value: unknown) =>
    `"${String(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('$', '')}"`;
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
      gzip_static on;
      gzip_vary on;
      client_body_temp_path ${folder};
      proxy_temp_path ${folder};
      fastcgi_temp_path ${folder};
      uwsgi_temp_path ${folder};
      scgi_temp_path ${folder};
      server {
        listen 127.0.0.1:${port} backlog=1024;
        root ${pages};
        ${headers.map(([name, value]) => `add_header ${name} ${quoted(value)};`).join('\n        ')}
      }
    }`;
}
