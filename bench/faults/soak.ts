import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startCluster } from '../../tests/support/cluster.ts';
import { startTestStack } from '../../tests/support/test-stack.ts';
import type { Measured } from '../report/measured.ts';
import { median } from '../report/spread.ts';
import { letVisitorsCome } from '../visitor-load.ts';
import { type Scale, worst } from './part.ts';
import { sendWrite, writeSettings } from './public-writes.ts';

const lookEveryMs = 2_000;

/** The memory of a site process while everything is asked of it: kept, cold and missing pages, pictures, calls, forms. */
export async function measureSoak({ minutes }: Scale): Promise<Measured> {
  const cluster = await startCluster();
  const stack = await startTestStack(cluster, { samples: true, withoutStaff: true, settings: writeSettings });
  const { siteUrl } = stack;
  const picture = /\/media\/[\w.-]+/.exec(await (await fetch(`${siteUrl}/`)).text())?.[0] ?? '';
  const pages = [
    '/',
    '/news',
    '/events',
    '/am',
    '/about',
    '/contact',
    '/team',
    '/api/getEvents',
    '/sitemap.xml',
  ];
  let asked = 0;
  const visitors = letVisitorsCome([
    {
      name: 'kept pages',
      nextAddress: () => siteUrl + pages[asked++ % pages.length],
      visitors: 8,
      pauseMs: 2,
    },
    { name: 'cold pages', nextAddress: () => `${siteUrl}/news/nobody-${asked++}`, visitors: 2, pauseMs: 20 },
    { name: 'pictures', nextAddress: () => siteUrl + picture, visitors: 2, pauseMs: 20 },
  ]);
  visitors.enter('soak');
  let isOver = false;
  const writing = (['click', 'subscription', 'message'] as const).map(async kind => {
    while (!isOver) {
      await sendWrite({ siteUrl, origin: siteUrl, cookie: '' }, { kind, mark: asked++ });
      await sleep(20);
    }
  });
  try {
    const pid = stack.sites[0]?.pid() ?? 0;
    const megabytes: number[] = [];
    const since = performance.now();
    while (performance.now() - since < minutes * 60_000) {
      await sleep(lookEveryMs);
      megabytes.push(residentMegabytes(pid));
    }
    isOver = true;
    await Promise.all([visitors.stop(), ...writing]);
    return describe(minutes, asked, megabytes);
  } finally {
    isOver = true;
    await visitors.stop();
    await stack.close();
    await cluster.end();
  }
}

function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

/** The first fifth warms up; growth is what the last fifth has more than the second. */
function describe(minutes: number, asked: number, megabytes: readonly number[]): Measured {
  const fifth = Math.max(1, Math.floor(megabytes.length / 5));
  const early = median(megabytes.slice(fifth, 2 * fifth));
  const late = median(megabytes.slice(-fifth));
  return {
    goals: [
      { what: 'under load for', figure: minutes, unit: 'minutes' },
      { what: 'requests', figure: asked, unit: '' },
      { what: 'memory of the site at most', figure: worst(megabytes), unit: 'MB' },
      { what: 'memory early, median', figure: Math.round(early), unit: 'MB' },
      { what: 'memory late, median', figure: Math.round(late), unit: 'MB' },
      { what: 'grown by', figure: Math.round((late / early - 1) * 1000) / 10, unit: '%', most: 10 },
    ],
    details: { megabytes },
  };
}
