import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { addDays, daysBetween } from '#core/zoned-time.ts';
import { eventTiming } from '#features/events/event-timing.rules.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { embeddedAddress } from '#platform/database/embedded/places.ts';
import { startCluster } from '../../tests/support/cluster.ts';
import type { Measured } from '../report/measured.ts';
import type { Scale } from './part.ts';

const minute = 60_000;
const from = Date.parse('2026-01-01T00:00:00Z');
const until = Date.parse('2028-01-01T00:00:00Z');
const zones = [
  'Africa/Addis_Ababa',
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'America/St_Johns',
];
// No start or end lies in an hour that a clock change skips or repeats; those have tests of their own.
const hours = [
  { time: '17:00', endTime: '21:00' },
  { time: '20:00', endTime: '05:30' },
] as const;

/** From this instant on the clocks of a zone are ahead of UTC by so much, as PostgreSQL has it. */
type Offset = { from: number; ahead: number };
type Order = { zone: string; offsets: Offset[]; days: number };
type Found = { zone: string; compared: number; differences: string[] };

/**
 * Every minute of two years in six zones: the timing rules against a reckoning by what clocks on the wall show, where
 * how far they are ahead comes from the zones of PostgreSQL and not from those of Node.
 */
export async function measureMinutes({ quick }: Scale): Promise<Measured> {
  const since = performance.now();
  const cluster = await startCluster();
  const orders: Order[] = [];
  try {
    for (const zone of zones) {
      const offsets = await offsetsOf(embeddedAddress(cluster.folder, 'postgres'), zone);
      orders.push({ zone, offsets, days: quick ? 20 : (until - from) / minute / 1440 });
    }
  } finally {
    await cluster.end();
  }
  const found = await Promise.all(orders.map(sweepApart));
  const compared = found.reduce((sum, one) => sum + one.compared, 0);
  const differences = found.flatMap(one => one.differences);
  return {
    goals: [
      { what: 'zones', figure: zones.length, unit: '' },
      { what: 'minutes looked at', figure: (orders[0]?.days ?? 0) * 1440 * zones.length, unit: '' },
      { what: 'timings compared', figure: compared, unit: '' },
      { what: 'timings that differ', figure: differences.length, unit: '', most: 0 },
      {
        what: 'clock changes among them',
        figure: orders.reduce((sum, { offsets }) => sum + offsets.length - 1, 0),
        unit: '',
      },
      { what: 'took', figure: Math.round((performance.now() - since) / 1000), unit: 's' },
    ],
    text: differences.slice(0, 10).join('\n'),
  };
}

/** Where PostgreSQL changes its mind, looked for at every minute. */
function offsetsOf(url: string, zone: string): Promise<Offset[]> {
  return connectOnce(url, async client => {
    const { rows } = await client.query<{ at: string; ahead: string }>(
      `select extract(epoch from at) * 1000 as at, ahead from (
         select at, ahead, lag(ahead) over (order by at) as before from (
           select at, extract(epoch from (at at time zone $1) - (at at time zone 'UTC')) * 1000 as ahead
           from generate_series(to_timestamp($2::bigint / 1000), to_timestamp($3::bigint / 1000), interval '1 minute') as at
         ) as minutes
       ) as changes where before is distinct from ahead order by at`,
      [zone, from, until],
    );
    return rows.map(({ at, ahead }) => ({ from: Number(at), ahead: Number(ahead) }));
  });
}

function sweepApart(order: Order): Promise<Found> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: order });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** Minute by minute another of six events is asked for: of yesterday, today or tomorrow by the clocks of the zone, by day or night. */
function sweep({ zone, offsets, days }: Order): Found {
  const differences: string[] = [];
  let compared = 0;
  let ahead = 0;
  let next = 0;
  for (let now = from; now < from + days * 1440 * minute; now += minute) {
    while ((offsets[next]?.from ?? Number.POSITIVE_INFINITY) <= now) ahead = offsets[next++]?.ahead ?? ahead;
    const wall = new Date(now + ahead).toISOString().slice(0, 16).replace('T', ' ');
    // One further each day, so that every minute of the day meets each of them.
    const turn = compared + Math.floor(compared / 1440);
    const { time, endTime } = hours[turn % 2 === 0 ? 0 : 1];
    const event = { date: addDays(wall.slice(0, 10), (turn % 3) - 1), time, endTime };
    const { state, daysToGo } = eventTiming({ ...event, timeZone: zone }, new Date(now));
    const expected = reckon(event, wall);
    compared++;
    if (`${state} ${daysToGo}` !== expected)
      differences.push(
        `${zone} ${event.date} ${event.time} at ${wall}: ${state} ${daysToGo}, not ${expected}`,
      );
  }
  return { zone, compared, differences };
}

function reckon(
  { date, time, endTime }: { date: string; time: string; endTime: string },
  wall: string,
): string {
  const endDay = endTime > time ? date : addDays(date, 1);
  if (wall >= `${endDay} ${endTime}`) return 'past 0';
  if (wall >= `${date} ${time}`) return 'live 0';
  const daysToGo = daysBetween(wall.slice(0, 10), date);
  return `${daysToGo > 0 ? 'upcoming' : 'today'} ${daysToGo}`;
}

if (!isMainThread) parentPort?.postMessage(sweep(workerData as Order));
