/**
 * What visitors of kept pages wait when 5,000 of them come every second, whether or not the site keeps up: open-loop
 * load, waits counted from the moment each meant to ask. The site has one core to itself. nginx with the same bytes is
 * asked the same way, to tell what of the wait is the sender's and the machine's.
 *
 *   npm run bench:arrivals -- [--seconds=10] [--per-second=5000]
 *
 * Needs a build (npm run build) and nginx; opens a site of its own on ports 4150 to 4153. Writes bench/out/arrivals.json
 * and arrivals.md; ends with 1 when a goal is missed.
 */
import { parseArgs } from 'node:util';
import { type Arrivals, letArrive } from './load/arrivals.ts';
import { findCores } from './load/cores.ts';
import { requireCommands } from './page-cache-load.ts';
import { fetchPage, openNginx } from './page-cache-nginx.ts';
import { openMeasuredSite } from './page-cache-site.ts';
import { handOver } from './report/measured.ts';

const mostP99 = 10;
const mostDelay = 50;
const cookie = `adey.session_token=${'a'.repeat(32)}.${'b'.repeat(44)}`;
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    'per-second': { type: 'string', default: '5000' },
  },
});
const [seconds, perSecond] = [Number(values.seconds), Number(values['per-second'])];
await requireCommands(['nginx']);
const { serverCore, isPinned } = await findCores();

const path = '/news';
const site = await openMeasuredSite(4150, serverCore);
try {
  const page = await fetchPage(site.origin + path);
  const nginx = await openNginx(4151, page, serverCore);
  try {
    const rows: Row[] = [];
    for (const [name, headers] of Object.entries(askings(String(page.gzip.headers.etag)))) {
      site.forgetDelays();
      const arrivals = await arrive(site.port, path, headers);
      rows.push({ name, arrivals, delay: await site.delays() });
    }
    const control = await arrive(nginx.portOf('gzip'), '/', { 'accept-encoding': 'gzip' });
    await tell(page.gzip.body.byteLength, rows, control);
  } finally {
    await nginx.close();
  }
} finally {
  await site.close();
}

type Row = { name: string; arrivals: Arrivals; delay: { p99: number; max: number } };

function askings(etag: string): Record<string, Record<string, string>> {
  return {
    gzip: { 'accept-encoding': 'gzip' },
    br: { 'accept-encoding': 'br' },
    'br, signed in': { 'accept-encoding': 'br', cookie },
    'not modified': { 'accept-encoding': 'gzip', 'if-none-match': etag },
  };
}

function arrive(port: number, target: string, headers: Record<string, string>): Promise<Arrivals> {
  const lines = Object.entries({ host: `localhost:${port}`, ...headers }).map(pair => pair.join(': '));
  const request = `GET ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
  return letArrive({ port, request, perSecond, seconds });
}

async function tell(bytes: number, rows: readonly Row[], control: Arrivals): Promise<void> {
  const row = (name: string, { counted, failed, waits }: Arrivals, delay = '') =>
    `| ${name} | ${counted} | ${failed} | ${waits.p50} | ${waits.p95} | ${waits.p99} | ${waits.max} | ${delay} |`;
  await handOver('arrivals', {
    goals: rows.flatMap(({ name, arrivals, delay }) => [
      {
        what: `p99 of kept \`${path}\` at ${perSecond} arrivals a second on one core, ${name}`,
        figure: arrivals.waits.p99,
        unit: 'ms',
        most: mostP99,
      },
      { what: `event loop late meanwhile, p99, ${name}`, figure: delay.p99, unit: 'ms', most: mostDelay },
      { what: `arrivals not answered, ${name}`, figure: arrivals.failed, unit: '', most: 0 },
    ]),
    text: [
      `\`${path}\`, ${bytes} bytes with gzip; ${perSecond} arrivals a second for ${seconds} s on 100 kept connections. One ` +
        `core each: ${isPinned ? 'yes' : 'no'}.`,
      '',
      '| ms from meaning to ask | answers | failed | p50 | p95 | p99 | longest | event loop late, longest |',
      '|---|---|---|---|---|---|---|---|',
      ...rows.map(({ name, arrivals, delay }) => row(name, arrivals, delay.max.toFixed(1))),
      row('nginx, gzip', control),
    ].join('\n'),
    details: { rows, control },
  });
}
