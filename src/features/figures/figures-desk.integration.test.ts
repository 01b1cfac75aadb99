import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queryRows } from '#platform/transaction.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { sumUpFigures } from './count-queue.ts';
import { listPeriods } from './periods.rules.ts';
import { listToDo, readCampaigns, readMissedByFew, readNames, readSeries, tickOff } from './read-figures.ts';

const today = '2026-11-26';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});
beforeEach(async () => {
  await queryRows({ payload }, sql`truncate figures.daily, figures.monthly, figures.done`);
});

const add = (
  day: string,
  kind: string,
  name: string,
  sums: { views?: number; visits?: number; quick?: number },
) =>
  queryRows(
    { payload },
    sql`insert into figures.daily (day, kind, name, views, visits, quick)
        values (${day}, ${kind}, ${name}, ${sums.views ?? 0}, ${sums.visits ?? 0}, ${sums.quick ?? 0})`,
  );
const toDo = async (on = today) =>
  (await listToDo({ payload }, on)).map(({ kind, name, times }) => `${kind} ${name} ${times}`);

describe('the figures of a period', () => {
  it('figures are added up to Ethiopian months, each day once', async () => {
    const periods = listPeriods({ by: 'ethiopian', back: 0 }, today);
    // The last of Pagume, and the first of Meskerem.
    await add('2026-09-10', 'all', '', { views: 7, visits: 5 });
    await add('2026-09-11', 'all', '', { views: 20, visits: 9 });
    await add('2026-10-10', 'all', '', { views: 1, visits: 1 });
    const series = await readSeries({ payload }, 'ethiopian', periods);
    const at = (from: string) => series[periods.findIndex(period => period.from === from)];
    expect(at('2026-09-06')).toEqual({ visits: 5, views: 7 });
    expect(at('2026-09-11')).toEqual({ visits: 10, views: 21 });
    expect(series.reduce((sum, { visits }) => sum + visits, 0)).toBe(15);
  });

  it('the visits and goals of each campaign are listed', async () => {
    await add(today, 'campaign', 'issue-7', { visits: 40 });
    await add(today, 'campaign', 'poster', { visits: 9 });
    await add(today, 'brought', 'issue-7 > gift-paid', { visits: 6 });
    await add(today, 'brought', 'poster > joined', { visits: 5 });
    const campaigns = await readCampaigns({ payload }, 'day', { from: today, to: today });
    expect(campaigns).toMatchObject([
      { name: 'issue-7', visits: 40, 'gift-paid': 6, joined: 0 },
      { name: 'poster', visits: 9, 'gift-paid': 0, joined: 5 },
    ]);
  });

  it('figures older than 24 months are summed up by month, and none is lost', async () => {
    await add('2024-10-31', 'page', '/news', { views: 3, visits: 2 });
    await add('2024-10-01', 'page', '/news', { views: 4, visits: 1 });
    await add('2024-11-01', 'page', '/news', { views: 5, visits: 5 });
    const now = new Date(`${today}T12:00:00Z`);
    await sumUpFigures({ payload }, now);
    await sumUpFigures({ payload }, now);
    const days = await queryRows<{ day: string }>({ payload }, sql`select day::text from figures.daily`);
    expect(days.map(({ day }) => day)).toEqual(['2024-11-01']);
    const october = { from: '2024-10-01', to: '2024-10-31' };
    const names = await readNames({ payload }, { by: 'month', kind: 'page', span: october });
    expect(names).toMatchObject([{ name: '/news', views: 7, visits: 3 }]);
  });
});

describe('missing pages and searches', () => {
  it('missing addresses, pages left at once and searched words are listed without single occurrences', async () => {
    await add('2026-11-20', 'missing', '/gala', { views: 2 });
    await add(today, 'missing', '/gala', { views: 3 });
    await add(today, 'missing', '/typo', { views: 1 });
    await add('2026-09-01', 'missing', '/long-ago', { views: 90 });
    await add(today, 'word', 'insulin', { views: 8 });
    await add(today, 'word', 'insulim', { views: 1 });
    await add(today, 'page', '/meet', { views: 20, visits: 10, quick: 7 });
    await add(today, 'page', '/legal', { views: 1, visits: 1, quick: 1 });
    await add(today, 'page', '/news', { views: 90, visits: 80, quick: 7 });
    expect(await toDo()).toEqual(['missing /gala 5', 'quick /meet 7', 'word insulin 8']);
  });

  it('an entry is removed once it is ticked off, and listed again if it recurs', async () => {
    await add('2026-11-20', 'word', 'insulin', { views: 8 });
    await tickOff({ payload }, 'word', 'insulin', '2026-11-21');
    expect(await toDo()).toEqual([]);
    await add('2026-11-22', 'word', 'insulin', { views: 2 });
    expect(await toDo()).toEqual(['word insulin 2']);
  });

  it('a missing address is removed from the list once staff redirect it', async () => {
    await add(today, 'missing', '/gala', { views: 5 });
    await payload.create({
      collection: 'redirects',
      data: { from: '/gala', to: '/events', _status: 'published' },
    });
    expect(await toDo()).toEqual([]);
  });

  it('readMissedByFew returns unknown without visits, nothing without misses, and few for rare misses', async () => {
    const known = () => readMissedByFew({ payload }, today);
    expect(await known()).toBe('unknown');
    await add(today, 'page', '/news', { views: 9, visits: 9 });
    expect(await known()).toBe('nothing');
    await add('2026-11-20', 'word', 'insulin', { views: 1 });
    expect([await toDo(), await known()]).toEqual([[], 'few']);
    await tickOff({ payload }, 'word', 'insulin', today);
    expect(await known()).toBe('nothing');
    await add(today, 'missing', '…', { views: 3 });
    expect([await toDo(), await known()]).toEqual([[], 'few']);
  });
});
