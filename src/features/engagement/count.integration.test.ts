import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestPayload } from '../../../tests/support/database.ts';
import { countOne } from './count.action.ts';
import { donateKey } from './count.rules.ts';
import { listNumbers } from './numbers.queries.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
  await payload.create({
    collection: 'posts',
    data: { heading: 'Told to all', type: 'normal', _status: 'published' },
  });
  await payload.create({
    collection: 'posts',
    data: { heading: 'Not told yet', type: 'normal' },
    draft: true,
  });
});

const click = (key: string) => countOne(payload, { kind: 'click', key });

describe('counting', () => {
  it('loses nothing of a hundred clicks at the same instant', async () => {
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => click('toldtoall')));
    const given = outcomes.map(outcome => (outcome.ok ? outcome.value : Number.NaN));
    expect(given.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  });

  it('keeps clicks, views and loves of one thing apart', async () => {
    await countOne(payload, { kind: 'love', key: 'toldtoall' });
    expect(
      await listNumbers(payload, [
        { kind: 'love', key: 'toldtoall' },
        { kind: 'view', key: 'toldtoall' },
      ]),
    ).toEqual({ 'love:toldtoall': 1, 'view:toldtoall': 0 });
  });

  it('refuses what visitors cannot see: inventions and drafts', async () => {
    expect(await click('nobodywrotethis')).toEqual({ ok: false, problem: 'unknown' });
    expect(await click('nottoldyet')).toEqual({ ok: false, problem: 'unknown' });
    const { totalDocs } = await payload.count({
      collection: 'counts',
      where: { key: { equals: 'nottoldyet' } },
    });
    expect(totalDocs).toBe(0);
  });

  it('counts every button for donating under one key', async () => {
    expect(await click(donateKey)).toEqual({ ok: true, value: 1 });
  });

  it('[DATA-25] gives the numbers as a map from key to number', async () => {
    expect(await listNumbers(payload, [])).toEqual({});
    expect(await listNumbers(payload, [{ kind: 'click', key: 'nevercounted' }])).toEqual({
      'click:nevercounted': 0,
    });
  });

  it('[COUNT-04] stores a kind, a key and a number, and nothing about whoever counted', async () => {
    const { docs } = await payload.find({ collection: 'counts', limit: 1 });
    expect(Object.keys(docs[0] ?? {}).toSorted()).toEqual([
      'createdAt',
      'id',
      'key',
      'kind',
      'n',
      'updatedAt',
    ]);
  });
});
