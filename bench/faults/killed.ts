import { setTimeout as sleep } from 'node:timers/promises';
import { startTestStack } from '../../tests/support/test-stack.ts';
import { readHealth } from '../measured-site.ts';
import { counted, type Goal, largest, milliseconds, never } from '../report.ts';
import { startDurableCluster } from './durable-cluster.ts';
import { type Scale, until } from './fault.ts';
import { letVisitorsCome } from './visitors.ts';

/** The delay before the supervisor of `npm start` restarts PostgreSQL. */
const restartAfterMs = 500;

/** PostgreSQL is killed (-9) under load repeatedly, and restarted as the supervisor does. */
export async function killDatabase({ times = 20 }: Scale): Promise<Goal[]> {
  const cluster = await startDurableCluster();
  const stack = await startTestStack(cluster, { samples: true, sites: 2, withoutStaff: true });
  const pids = stack.sites.map(site => site.pid());
  for (const url of stack.siteUrls)
    for (const path of ['/', '/news', '/events', '/am']) await (await fetch(url + path)).arrayBuffer();
  const visitors = letVisitorsCome(stack.siteUrls);
  const recoveries: number[] = [];
  const wrong: string[] = [];
  try {
    await sleep(2_000);
    for (let run = 0; run < times; run++) {
      await cluster.kill();
      for (const url of stack.siteUrls) wrong.push(...(await wrongRefusals(url, run)));
      await sleep(restartAfterMs);
      await cluster.revive();
      recoveries.push(
        await until(async () => (await Promise.all(stack.siteUrls.map(hasRecovered))).every(Boolean)),
      );
      await sleep(1_000);
    }
    await visitors.stop();
    return [
      counted('PostgreSQL killed (-9) under load', times, 'times'),
      counted('cached pages answered', visitors.cachedAnswers()),
      never('cached pages answered with anything but the page', visitors.cachedOtherThan('200')),
      milliseconds('longest wait for a cached page', visitors.longestCachedWait()),
      never('pages not cached: no answer, or a fault other than 503', visitors.coldOtherThan('404', '503')),
      never('refusals without 503, language or Retry-After', wrong.length),
      milliseconds('recovered after PostgreSQL was back, longest', largest(recoveries), 5_000),
      never('site processes that ended', stack.sites.filter((site, at) => site.pid() !== pids[at]).length),
    ];
  } finally {
    await visitors.stop();
    await stack.close();
    await cluster.end();
  }
}

/** It listens for changes again and renders an uncached page. */
async function hasRecovered(siteUrl: string): Promise<boolean> {
  const { listensForChanges } = await readHealth(siteUrl);
  const { status } = await fetch(`${siteUrl}/news/nobody-${Math.random().toString(36).slice(2)}`);
  return listensForChanges && status === 404;
}

/** Wrong responses for pages that need the database while it is down. */
async function wrongRefusals(siteUrl: string, run: number): Promise<string[]> {
  const answers = await Promise.all(
    (['en', 'am'] as const).map(async lang => {
      const path = `${lang === 'am' ? '/am' : ''}/news/away-${run}`;
      const answer = await fetch(siteUrl + path);
      const text = await answer.text();
      const isRefusal = answer.status === 503 && answer.headers.has('retry-after');
      // A page that reached the database in time reports that it is empty.
      const isRight = answer.status === 404 || (isRefusal && text.includes(`<html lang="${lang}"`));
      return isRight ? [] : [`${answer.status} at ${path}`];
    }),
  );
  return answers.flat();
}
