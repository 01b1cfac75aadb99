import { setTimeout as sleep } from 'node:timers/promises';
import { openHouse } from '../../tests/support/house.ts';
import { startDurableCluster } from '../durable-cluster.ts';
import type { Measured } from '../report/measured.ts';
import { letVisitorsCome } from '../visitor-load.ts';
import { coldRefusals, type Scale, table, until, worst } from './part.ts';

/** As long as the supervisor of `npm start` waits before it starts PostgreSQL again. */
const gonePauseMs = 500;

/** PostgreSQL is killed (-9) under load, again and again, and started again as the supervisor does. */
export async function measureKilled({ times = 20 }: Scale): Promise<Measured> {
  const cluster = await startDurableCluster();
  const house = await openHouse(cluster, { samples: true, sites: 2, withoutStaff: true });
  const before = house.sites.map(site => site.pid());
  const kept = ['/', '/news', '/events', '/am'];
  let asked = 0;
  const visitors = letVisitorsCome([
    {
      name: 'kept pages',
      nextAddress: () => `${house.siteUrls[asked % 2]}${kept[asked++ % kept.length]}`,
      visitors: 16,
      pauseMs: 0,
    },
    {
      name: 'cold pages',
      nextAddress: () => `${house.siteUrls[asked % 2]}/news/nobody-${asked++}`,
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
      const told = await Promise.all(house.siteUrls.map(url => coldRefusals(url, 1_000_000 + run)));
      for (const { right, wrong } of told) {
        refusals.right += right;
        refusals.wrong.push(...wrong);
      }
      await sleep(gonePauseMs);
      const revived = await cluster.revive();
      const back = await until(async () => (await Promise.all(house.siteUrls.map(isWhole))).every(Boolean));
      runs.push({ revived, back });
      visitors.enter('between');
      await sleep(1_000);
    }
    await visitors.stop();
    const isSame = house.sites.every((site, at) => site.pid() === before[at]);
    return describe({ times, runs, refusals, isSame, seen: visitors.seen });
  } finally {
    await visitors.stop();
    await house.close();
    await cluster.end();
  }
}

/** Changes are heard again and a page nobody asked for yet is rendered. */
async function isWhole(siteUrl: string): Promise<boolean> {
  const { hearsChanges } = await (await fetch(`${siteUrl}/healthz`)).json();
  const { status } = await fetch(`${siteUrl}/news/nobody-${Math.random().toString(36).slice(2)}`);
  return hearsChanges && status === 404;
}

type Found = {
  times: number;
  runs: { revived: number; back: number }[];
  refusals: { right: number; wrong: string[] };
  isSame: boolean;
  seen: ReturnType<typeof letVisitorsCome>['seen'];
};

function describe({ times, runs, refusals, isSame, seen }: Found): Measured {
  const statuses = (kind: string, is: (status: string) => boolean) =>
    Object.values(seen).reduce(
      (sum, kinds) =>
        sum +
        Object.entries(kinds[kind]?.statuses ?? {}).reduce(
          (n, [status, count]) => n + (is(status) ? count : 0),
          0,
        ),
      0,
    );
  const longest = worst(Object.values(seen).map(kinds => kinds['kept pages']?.longest ?? 0));
  return {
    goals: [
      { what: 'PostgreSQL killed (-9) under load', figure: times, unit: 'times' },
      {
        what: 'kept pages answered with anything but the page',
        figure: statuses('kept pages', status => status !== '200'),
        unit: '',
        most: 0,
      },
      { what: 'kept pages answered', figure: statuses('kept pages', status => status === '200'), unit: '' },
      { what: 'longest wait for a kept page', figure: longest, unit: 'ms' },
      {
        what: 'cold pages without any answer',
        figure: statuses('cold pages', status => status === '0'),
        unit: '',
        most: 0,
      },
      {
        what: 'cold pages answered with a fault other than 503',
        figure: statuses('cold pages', status => status > '503' || status === '500'),
        unit: '',
        most: 0,
      },
      {
        what: 'refusals looked at: 503, the language of the address, Retry-After',
        figure: refusals.right,
        unit: '',
      },
      { what: 'refusals that were not so', figure: refusals.wrong.length, unit: '', most: 0 },
      { what: 'PostgreSQL recovered, worst', figure: worst(runs.map(({ revived }) => revived)), unit: 'ms' },
      {
        what: 'whole again after that, worst',
        figure: worst(runs.map(({ back }) => back)),
        unit: 'ms',
        most: 5_000,
      },
      { what: 'site processes that ended', figure: isSame ? 0 : 1, unit: '', most: 0 },
    ],
    text: table(
      ['phase', 'asked for', 'answers × status', 'longest wait, ms'],
      Object.entries(seen).flatMap(([phase, kinds]) =>
        Object.entries(kinds).map(([kind, one]) => [
          phase,
          kind,
          Object.entries(one.statuses)
            .map(([status, count]) => `${count} × ${status}`)
            .join(', '),
          one.longest,
        ]),
      ),
    ),
    details: { runs, seen, wrong: refusals.wrong },
  };
}
