/**
 * What visitors see while PostgreSQL restarts, and while the staff process is killed: kept pages, pages nobody asked
 * for yet (they need the database) and pictures (their consent is asked for each time), under load without a pause.
 *
 *   npm run bench:faults
 *
 * Needs a build (npm run build). Writes bench/out/faults.json and faults.md; ends with 1 when a visitor of a kept page
 * saw anything but the page, or a site process ended.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { untilSeen } from '../tests/support/seen-page.ts';
import { type MeasuredHouse, openMeasuredHouse } from './open-house.ts';
import { letVisitorsCome, type SeenByPhase } from './visitor-load.ts';

const steadyMs = 3_000;
const house = await openMeasuredHouse({ sites: 2 });
try {
  await measure(house);
} finally {
  await house.close();
}
process.exit();

async function measure({ siteUrl, sites, staff, staffUrl, door, siteUrls, restartDatabase }: MeasuredHouse) {
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
  const since = performance.now();
  await untilHearing(siteUrls);
  times['changes heard again after it was back'] = performance.now() - since;
  visitors.enter('after the restart');
  times['then: a post published and seen in both processes'] = await untilFresh();
  await sleep(steadyMs);

  const staffPid = staff?.pid();
  visitors.enter('staff killed');
  if (staffPid) process.kill(-staffPid, 'SIGKILL');
  const killed = performance.now();
  await until(async () => (await fetch(`${staffUrl}/admin/login`)).status < 500);
  times['staff door answers again after being killed'] = performance.now() - killed;
  visitors.enter('staff is back');
  times['then: a post published and seen again'] = await untilFresh();
  await visitors.stop();
  const samePids = sites.every((site, at) => site.pid() === before[at]);
  await report(visitors.seen, times, samePids);

  /** A post is published as soon as the staff door can, and looked for in both processes. */
  async function untilFresh(): Promise<number> {
    const began = performance.now();
    const heading = `After ${asked} visits`;
    const data = { heading, type: 'normal', postDate: '2036-01-01', _status: 'published' };
    await until(() => door.create('posts', data).then(Boolean));
    await untilSeen({ siteUrls, path: '/news', isSeen: html => html.includes(heading) });
    return performance.now() - began;
  }
}

async function untilHearing(siteUrls: readonly string[]): Promise<void> {
  await until(async () => {
    const health = await Promise.all(siteUrls.map(async url => (await fetch(`${url}/healthz`)).json()));
    return health.every(({ hearsChanges }) => hearsChanges);
  });
}

/** Tries until it works, for 20 seconds at most. */
async function until(works: () => Promise<boolean>): Promise<void> {
  const giveUpAt = performance.now() + 20_000;
  while (performance.now() < giveUpAt) {
    if (await works().catch(() => false)) return;
    await sleep(20);
  }
  throw new Error('It did not come back within 20 seconds.');
}

async function report(seen: SeenByPhase, times: Record<string, number>, samePids: boolean): Promise<void> {
  const rows = Object.entries(seen).flatMap(([phase, kinds]) =>
    Object.entries(kinds).map(([kind, { statuses, longest }]) => {
      const told = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
      return `| ${phase} | ${kind} | ${told.join(', ')} | ${longest} |`;
    }),
  );
  const text = [
    '| phase | asked for | answers × status | longest wait, ms |',
    '|---|---|---|---|',
    ...rows,
    '',
    ...Object.entries(times).map(([what, ms]) => `- ${what}: ${Math.round(ms)} ms`),
    `- site processes kept running: ${samePids ? 'yes' : 'no'}`,
    '',
  ].join('\n');
  await mkdir('bench/out', { recursive: true });
  await writeFile('bench/out/faults.json', JSON.stringify({ seen, times, samePids }, null, 2));
  await writeFile('bench/out/faults.md', text);
  console.log(text);
  const disturbed = Object.values(seen).some(kinds =>
    Object.keys(kinds['kept pages']?.statuses ?? {}).some(status => status !== '200'),
  );
  if (disturbed || !samePids) process.exitCode = 1;
}
