import type { Payload } from 'payload';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { findEvent } from '#features/events/event.queries.ts';
import { CountedToward } from '#features/projects/counted-toward.tsx';
import { findProject } from '#features/projects/project.queries.ts';
import { receiveEvent } from '#money/donations/receive-event.action.ts';
import { recordSpending } from '#money/ledger/post-entries.action.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { inOneTransaction } from '#platform/transaction.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { giveDonation, report } from '../../../tests/support/donations.ts';
import { callApi, signIn } from '../../../tests/support/staff-session.ts';
import { readCosts, readFollowed, readRaisedFor } from './read-stations.ts';

let payload: Payload;
let cost = 0;
beforeAll(async () => {
  payload = await openTestPayload({ samples: true });
  const [staff] = (await payload.find({ collection: 'staff', limit: 1, overrideAccess: true })).docs;
  const booked = await inOneTransaction(payload, req =>
    recordSpending(req, {
      day: '2026-11-20',
      by: staff?.id ?? 1,
      note: '',
      money: { method: 'bank', currency: 'ETB', units: 4_000_000n },
      fund: 'general',
      document: 'invoice 7',
    }),
  );
  cost = Number(booked.ok ? booked.value : 0);
});

const visit = (locale: 'en' | 'am' = 'en', now = '2026-11-20T09:00:00Z') =>
  createRenderContext({ locale, now: new Date(now) });

const projectAt = async (slug: string, locale: 'en' | 'am' = 'en') => {
  const found = await findProject(visit(locale), slug);
  if (!found || 'movedTo' in found) throw new Error('no such project');
  return found;
};

describe('the stations of a project', () => {
  it('visitors see kind, month, region and words in their language, and no station of a project without any', async () => {
    const { stations } = await projectAt('medicines-for-children', 'am');
    expect(stations.map(({ kind, region }) => `${kind} ${region}`)).toEqual([
      'bought addis-ababa',
      'packed addis-ababa',
      'on-the-way amhara',
      'arrived amhara',
      'given amhara',
    ]);
    expect(stations.every(({ words }) => words.text && !words.lang)).toBe(true);
    expect((await projectAt('diagnostic-work-up')).stations).toEqual([]);
  });

  it('the cost of a station is the amount of its entry, and pages with it are made again when something is booked', async () => {
    const { id, stations } = await projectAt('medicines-for-children');
    const sampled = await readCosts(visit(), stations);
    expect(stations.map(({ entry }) => entry !== null && sampled?.has(entry))).toEqual([
      ...[true, true, true, false, true],
    ]);
    const { stations: rows } = await payload.findByID({
      collection: 'projects',
      id,
      depth: 0,
      overrideAccess: true,
    });
    const data = { stations: rows?.map((row, at) => ({ ...row, ...(at === 0 && { entry: cost }) })) ?? [] };
    await payload.update({ collection: 'projects', id, data, overrideAccess: true });
    const context = visit();
    const costs = await readCosts(context, (await projectAt('medicines-for-children')).stations);
    expect(costs?.get(cost)).toMatchObject({ units: 4_000_000n, currency: 'ETB' });
    expect(context.tags).toContain('books');
    const without = visit();
    expect(await readCosts(without, stations.slice(3, 4)), 'no entry is named').toEqual(new Map());
  });

  it('a number that is no spending, the cost of another station and a day to come are refused with a reason', async () => {
    const station = { kind: 'packed' as const, day: '2026-11-01' };
    const publish = (...stations: object[]) =>
      payload.create({
        collection: 'projects',
        data: { label: 'New', _status: 'published', stations: stations as never },
        overrideAccess: true,
      });
    const fields = (entry: number) => ({ ...station, entry });
    await expect(publish(fields(987_654))).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringContaining('no spending with this number') }] },
    });
    await expect(publish(fields(cost))).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringContaining('already the cost') }] },
    });
    const far = `${new Date().getUTCFullYear() + 2}-01-01`;
    await expect(publish({ ...station, day: far })).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringContaining('still to come') }] },
    });
  });

  it('roles that do not see the totals of money cannot set what is shown as a cost', async () => {
    const { headers } = await signIn(payload, 'author');
    const stations = [{ kind: 'bought', day: '2026-11-01', entry: cost }];
    const { status } = await callApi('POST', '/projects', {
      headers,
      body: { label: 'Of an author', stations },
    });
    const { docs } = await payload.find({
      collection: 'projects',
      where: { label: { equals: 'Of an author' } },
      draft: true,
      depth: 0,
      overrideAccess: true,
    });
    expect(status).toBe(201);
    expect(docs[0]?.stations?.map(({ kind, entry }) => [kind, entry ?? null])).toEqual([['bought', null]]);
  });
});

describe('what a gift counted toward', () => {
  it('donors read the stations that their gift counted toward, and nothing of the gifts of others', async () => {
    const gift = async (units: bigint) => {
      const { reference } = await giveDonation(payload, {
        total: { units, currency: 'ETB' },
        project: null,
      });
      await receiveEvent(payload, report(reference, 'paid', units, { currency: 'ETB' }));
      return reference;
    };
    const [one, other] = [await gift(3_000_000n), await gift(2_500_000n)];
    const followed = await readFollowed(visit('am'), [{ reference: other }]);
    expect([...followed.keys()]).toEqual([other]);
    const [project] = followed.get(other) ?? [];
    expect(project).toMatchObject({ project: { slug: 'medicines-for-children' }, counted: { length: 1 } });
    expect(project?.counted[0]).toMatchObject({ station: { kind: 'bought' }, ofGift: { units: 1_000_000n } });
    const html = renderToStaticMarkup(
      createElement(CountedToward, { followed: followed.get(other) ?? [], locale: 'en' }),
    );
    expect(html).toContain('This gift counted toward');
    expect(html).toContain('ETB\u00a010,000 of it');
    expect(html).toContain('Given');
    await receiveEvent(payload, report(one, 'refunded', 3_000_000n, { currency: 'ETB' }));
    const after = await readFollowed(visit(), [{ reference: one }, { reference: other }]);
    expect([...after.keys()]).toEqual([other]);
    expect(after.get(other)?.[0]?.counted[0]?.ofGift.units).toBe(2_500_000n);
  });
});

describe('the report of an event', () => {
  const reportAt = async (now: string) => {
    const event = await findEvent(visit('en', now), 'fundraiser');
    return event && 'report' in event ? event.report : undefined;
  };

  it('the report of an event appears once the event is over, with what its project has reached', async () => {
    const { docs } = await payload.find({
      collection: 'events',
      where: { slug: { equals: 'fundraiser' } },
      limit: 1,
      depth: 0,
      overrideAccess: true,
    });
    const day = docs[0]?.dateTime?.date?.slice(0, 10);
    expect(await reportAt(`${day}T17:59:00Z`)).toBe(null);
    const report = await reportAt(`${day}T18:01:00Z`);
    expect(report).toMatchObject({ raised: null, thanks: { text: expect.stringMatching(/lantern/) } });
    expect(report?.pictures).toHaveLength(2);
    expect(await readRaisedFor(visit(), report ?? null)).toMatchObject({
      project: { slug: 'medicines-for-children', stations: { length: 5 } },
    });
  });

  it('a figure without a source is refused when staff publish it, and is not shown', async () => {
    const { docs } = await payload.find({
      collection: 'events',
      where: { slug: { equals: 'fundraiser' } },
      limit: 1,
      depth: 0,
      overrideAccess: true,
    });
    const event = docs[0];
    const save = (report: object) =>
      payload.update({
        collection: 'events',
        id: event?.id ?? 0,
        data: { report: { ...event?.report, ...report }, _status: 'published' },
        overrideAccess: true,
      });
    await expect(save({ raised: '5000', currency: 'ETB' })).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringContaining('where the figure comes from') }] },
    });
    await expect(save({ raised: '5000', currency: 'birr' })).rejects.toThrow();
    await save({ raised: '5000', currency: 'ETB', source: 'Counted by two people that evening' });
    expect(await reportAt('2026-11-25T09:00:00Z')).toMatchObject({
      raised: { units: 500_000n, currency: 'ETB', source: { text: 'Counted by two people that evening' } },
    });
  });
});
