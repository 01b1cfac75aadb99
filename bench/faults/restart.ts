import { setTimeout as sleep } from 'node:timers/promises';
import { untilSeen } from '../../tests/support/seen-page.ts';
import type { Measured } from '../report/measured.ts';
import { type MeasuredStack, startMeasuredStack } from '../start-stack.ts';
import { letVisitorsCome, type SeenByPhase } from '../visitor-load.ts';
import { countSeen, never, seenTable, took, until } from './part.ts';

const steadyMs = 3_000;

/**
 * What visitors see while PostgreSQL restarts, and while the staff process is killed: kept pages, pages nobody asked
 * for yet (they need the database) and pictures (their consent is asked for each time), under load without a pause.
 */
export async function measureRestart(): Promise<Measured> {
  const stack = await startMeasuredStack({ sites: 2 });
  try {
    return await measure(stack);
  } finally {
    await stack.close();
  }
}

async function measure({ siteUrl, sites, staff, staffUrl, admin, siteUrls, restartDatabase }: MeasuredStack) {
  const picture = /\/media\/[\w.-]+/.exec(await (await fetch(`${siteUrl}/`)).text())?.[0] ?? '';
  const kept = ['/', '/news', '/events'];
  let asked = 0;
  const visitors = letVisitorsCome([
    {
      name: 'kept pages',
      nextAddress: () => siteUrl + kept[asked++ % kept.length],
      visitors: 16,
      pauseMs: 0,
    },
    { name: 'cold pages', nextAddress: () => `${siteUrl}/news/nobody-${asked++}`, visitors: 4, pauseMs: 20 },
    { name: 'pictures', nextAddress: () => siteUrl + picture, visitors: 4, pauseMs: 20 },
  ]);
  const before = sites.map(site => site.pid());
  const times: Record<string, number> = {};

  visitors.enter('before');
  await sleep(steadyMs);
  visitors.enter('database restarts');
  times['database gone'] = await restartDatabase();
  times['changes heard again after it was back'] = await until(() => areHearing(siteUrls));
  visitors.enter('after the restart');
  times['then: a post published and seen in both processes'] = await untilFresh();
  await sleep(steadyMs);

  const staffPid = staff?.pid();
  visitors.enter('staff killed');
  if (staffPid) process.kill(-staffPid, 'SIGKILL');
  times['staff door answers again after being killed'] = await until(
    async () => (await fetch(`${staffUrl}/admin/login`)).status < 500,
  );
  visitors.enter('staff is back');
  times['then: a post published and seen again'] = await untilFresh();
  await visitors.stop();
  return describe(
    visitors.seen,
    times,
    sites.every((site, at) => site.pid() === before[at]),
  );

  /** A post is published as soon as the staff door can, and looked for in both processes. */
  async function untilFresh(): Promise<number> {
    const began = performance.now();
    const heading = `After ${asked} visits`;
    const post = { heading, type: 'normal', postDate: '2036-01-01', _status: 'published' };
    await until(() => admin.create('posts', post).then(Boolean));
    await untilSeen({ siteUrls, path: '/news', isSeen: html => html.includes(heading) });
    return performance.now() - began;
  }
}

async function areHearing(siteUrls: readonly string[]): Promise<boolean> {
  const health = await Promise.all(siteUrls.map(async url => (await fetch(`${url}/healthz`)).json()));
  return health.every(({ listensForChanges }) => listensForChanges);
}

function describe(seen: SeenByPhase, times: Record<string, number>, isSame: boolean): Measured {
  return {
    goals: [
      never(
        'kept pages answered with anything but the page',
        countSeen(seen, 'kept pages', status => status !== '200'),
      ),
      ...Object.entries(times).map(([what, ms]) => took(what, ms)),
      never('site processes that ended', isSame ? 0 : 1),
    ],
    text: seenTable(seen),
    details: { seen, times },
  };
}
