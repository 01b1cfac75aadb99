import { setTimeout as sleep } from 'node:timers/promises';
import { startTestStack } from '../../tests/support/test-stack.ts';
import { startDurableCluster } from '../durable-cluster.ts';
import type { Measured } from '../report/measured.ts';
import { letVisitorsCome } from '../visitor-load.ts';
import {
  coldRefusals,
  counted,
  countSeen,
  never,
  type Scale,
  seenTable,
  took,
  until,
  worst,
} from './part.ts';

/** As long as the supervisor of `npm start` waits before it starts PostgreSQL again. */
const gonePauseMs = 500;

/** PostgreSQL is killed (-9) under load, again and again, and started again as the supervisor does. */
export async function measureKilled({ times = 20 }: Scale): Promise<Measured> {
  const cluster = await startDurableCluster();
  const stack = await startTestStack(cluster, { samples: true, sites: 2, withoutStaff: true });
  const before = stack.sites.map(site => site.pid());
  const kept = ['/', '/news', '/events', '/am'];
  let asked = 0;
  const visitors = letVisitorsCome([
    {
      name: 'kept pages',
      nextAddress: () => `${stack.siteUrls[asked % 2]}${kept[asked++ % kept.length]}`,
      visitors: 16,
      pauseMs: 0,
    },
    {
      name: 'cold pages',
      nextAddress: () => `${stack.siteUrls[asked % 2]}/news/nobody-${asked++}`,
      visitors: 4,
      pauseMs: 20,
    },
  ]);
  const runs: { revived: number; back: number }[] = [];
  const refusals = { right: 0, wrong: [] as string[] };
  try {
    visitors.enter('before');
    await sleep(2_000);
    for (let run = 0; run < times; run++) {
      visitors.enter('killed');
      await cluster.kill();
      const told = await Promise.all(stack.siteUrls.map(url => coldRefusals(url, 1_000_000 + run)));
      for (const { right, wrong } of told) {
        refusals.right += right;
        refusals.wrong.push(...wrong);
      }
      await sleep(gonePauseMs);
      const revived = await cluster.revive();
      const back = await until(async () => (await Promise.all(stack.siteUrls.map(isWhole))).every(Boolean));
      runs.push({ revived, back });
      visitors.enter('between');
      await sleep(1_000);
    }
    await visitors.stop();
    const isSame = stack.sites.every((site, at) => site.pid() === before[at]);
    return describe({ times, runs, refusals, isSame, seen: visitors.seen });
  } finally {
    await visitors.stop();
    await stack.close();
    await cluster.end();
  }
}

/** Changes are heard again and a page nobody asked for yet is rendered. */
async function isWhole(siteUrl: string): Promise<boolean> {
  const { listensForChanges } = await (await fetch(`${siteUrl}/healthz`)).json();
  const { status } = await fetch(`${siteUrl}/news/nobody-${Math.random().toString(36).slice(2)}`);
  return listensForChanges && status === 404;
}

type Found = {
  times: number;
  runs: { revived: number; back: number }[];
  refusals: { right: number; wrong: string[] };
  isSame: boolean;
  seen: ReturnType<typeof letVisitorsCome>['seen'];
};

function describe({ times, runs, refusals, isSame, seen }: Found): Measured {
  const longest = Object.values(seen).map(kinds => kinds['kept pages']?.longest ?? 0);
  const isWrong = (status: string) => !['0', '200', '404', '503'].includes(status);
  return {
    goals: [
      counted('PostgreSQL killed (-9) under load', times, 'times'),
      counted(
        'kept pages answered',
        countSeen(seen, 'kept pages', status => status === '200'),
      ),
      never(
        'kept pages answered with anything but the page',
        countSeen(seen, 'kept pages', status => status !== '200'),
      ),
      took('longest wait for a kept page', worst(longest)),
      never(
        'cold pages without any answer',
        countSeen(seen, 'cold pages', status => status === '0'),
      ),
      never('cold pages answered with a fault other than 503', countSeen(seen, 'cold pages', isWrong)),
      counted('refusals looked at: 503, the language of the address, Retry-After', refusals.right),
      never('refusals that were not so', refusals.wrong.length),
      took('PostgreSQL recovered, worst', worst(runs.map(({ revived }) => revived))),
      took('whole again after that, worst', worst(runs.map(({ back }) => back)), 5_000),
      never('site processes that ended', isSame ? 0 : 1),
    ],
    text: seenTable(seen),
    details: { runs, seen, wrong: refusals.wrong },
  };
}
