import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { instantOf } from '#core/zoned-time.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { startCluster } from '../../tests/support/cluster.ts';
import { startTestStack, type TestStack } from '../../tests/support/test-stack.ts';
import type { Measured } from '../report/measured.ts';
import { table, until, worst } from './part.ts';
import { sendWrite, writeSettings } from './public-writes.ts';

const slug = 'fundraiser-ii';
/** A page may say the old thing for as long as it takes to notice that the clock was set. */
const noticedMs = 2_500;
const hour = 3_600_000;

type Step = { what: string; zone: string; date: string; time: string; end: string; at: string; says: string };

/** Each step sets the clock to what clocks in the zone show at `at`; forward, back, over nights on which they change. */
const steps: readonly Step[] = [
  ...evening('Africa/Addis_Ababa', '2027-03-10'),
  ...evening('America/New_York', '2027-03-14'),
  ...evening('America/New_York', '2027-11-07'),
  ...evening('Australia/Lord_Howe', '2027-04-04'),
];

function evening(zone: string, date: string): Step[] {
  const event = { zone, date, time: '17:00', end: '21:00' };
  const step = (at: string, says: string, what: string) => ({ ...event, at: `${date} ${at}`, says, what });
  return [
    step('00:01', 'today', 'the day begins'),
    step('16:59', 'today', 'a minute before'),
    step('17:00', 'live', 'it starts'),
    step('20:59', 'live', 'a minute before its end'),
    step('21:00', 'past event', 'it ends'),
    step('16:00', 'today', 'the clock is set back'),
    step('22:00', 'past event', 'the clock is set forward'),
    step('00:30', 'today', 'the clock is set back to the night'),
  ];
}

/** The clock of the site is set forward and back while pages are kept: does each say what is true at that moment? */
export async function measureClock(): Promise<Measured> {
  const cluster = await startCluster();
  const file = join(cluster.folder, 'clock');
  writeFileSync(file, '0');
  const stack = await startTestStack(cluster, {
    samples: true,
    withoutStaff: true,
    siteEntry: 'bench/faults/settable-site.ts',
    settings: { ...writeSettings, SETTABLE_CLOCK: file },
  });
  try {
    const rows = [];
    for (const step of steps) rows.push(await take(stack, file, step));
    const limits = await limitsOutlive(stack, file);
    const late = rows.filter(({ after }) => Number.isNaN(after));
    return {
      goals: [
        { what: 'clock set while an event page is kept', figure: rows.length, unit: 'times' },
        { what: 'pages that never said what is true', figure: late.length, unit: '', most: 0 },
        {
          what: 'until the kept page said it, worst',
          figure: worst(rows.map(({ after }) => after || 0)),
          unit: 'ms',
          most: noticedMs,
        },
        {
          what: 'limits that kept somebody out for longer than their window',
          figure: limits,
          unit: '',
          most: 0,
        },
      ],
      text: table(
        ['zone', 'clock set to', 'what', 'says', 'after, ms'],
        rows.map(({ step, after }) => [step.zone, step.at, step.what, step.says, Math.round(after)]),
      ),
    };
  } finally {
    await stack.close();
    await cluster.end();
  }
}

async function take(stack: TestStack, file: string, step: Step): Promise<{ step: Step; after: number }> {
  await haveEvent(stack, step);
  const path = `${stack.siteUrl}/events/${slug}`;
  for (let time = 0; time < 3; time++) await (await fetch(path)).text();
  const [day = '', time = ''] = step.at.split(' ');
  setClock(file, instantOf(day, time, step.zone).getTime() - Date.now() + 500);
  const after = await until(
    async () => badgeOf(await (await fetch(path)).text()) === step.says,
    10_000,
  ).catch(() => Number.NaN);
  return { step, after };
}

const setClock = (file: string, aheadMs: number) => writeFileSync(file, String(aheadMs));

/** The words of the event's own badge, which stands before any other in the page. */
function badgeOf(html: string): string | undefined {
  return /data-badge="[^"]*"[^>]*>(?:<[^>]+>)*([^<]+)</.exec(html.slice(html.indexOf('<main')))?.[1]?.trim();
}

let planned = '';

async function haveEvent({ databaseUrl }: TestStack, { zone, date, time, end }: Step): Promise<void> {
  if (planned === zone + date) return;
  planned = zone + date;
  await connectOnce(databaseUrl, async client => {
    await client.query(
      `update events set date_time_date = $1, date_time_time = $2, date_time_end_time = $3, date_time_time_zone = $4
       where slug = $5`,
      [`${date}T12:00:00.000Z`, time, end, zone, slug],
    );
    await client.query(`notify adey_changes, '"all"'`);
  });
  await sleep(200);
}

/** Somebody who has clicked as often as they may waits a window at most, however the clock is set. */
async function limitsOutlive({ siteUrl }: TestStack, file: string): Promise<number> {
  let keptOut = 0;
  for (const setBy of [-2 * hour, 2 * hour]) {
    setClock(file, 0);
    await sleep(1_500);
    const at = { siteUrl, origin: siteUrl, cookie: '', network: `172.16.${setBy > 0 ? 1 : 2}.1` };
    while ((await sendWrite(at, { kind: 'click', mark: 0 })).status === 200);
    setClock(file, setBy);
    await sleep(1_500);
    const { status, retryAfter } = await sendWrite(at, { kind: 'click', mark: 0 });
    if (status !== 200 && Number(retryAfter) > 60) keptOut++;
  }
  return keptOut;
}
