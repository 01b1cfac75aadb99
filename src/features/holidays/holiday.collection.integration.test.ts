import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { openTestPayload } from '../../../tests/support/database.ts';
import { DEFAULT_PALETTE } from './default-holidays.rules.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

const date = { startDate: '2027-05-01', endDate: '2027-05-02' };
const create = (data: object) =>
  payload.create({ collection: 'holidays', data: { date, ...data, _status: 'published' } as never });

it('a holiday needs a name and two days, has default colours, and gets a key of its own', async () => {
  const first = await create({ name: 'Market day' });
  expect(first).toMatchObject({ key: 'market-day', reckoning: 'gregorian', theme: DEFAULT_PALETTE });
  expect((await create({ name: 'Market Day' })).key).toBe('market-day-2');
  const renamed = await payload.update({ collection: 'holidays', id: first.id, data: { name: 'Fair' } });
  expect(renamed.key, 'the key stays when the name changes').toBe('market-day');
  await expect(create({ date: { startDate: '2027-05-01' }, name: 'No end' })).rejects.toThrow('Last day');
  await expect(create({})).rejects.toThrow('Name');
});

it('an emptied holiday colour gets its default again, and a chosen one stays', async () => {
  const { id } = await create({ name: 'Blue day', theme: { prime: '#0B4660', sub: '' } });
  const stored = await payload.findByID({ collection: 'holidays', id });
  expect(stored.theme).toEqual({ ...DEFAULT_PALETTE, prime: '#0B4660' });
  const emptied = await payload.update({
    collection: 'holidays',
    id,
    data: { theme: { ...stored.theme, prime: '' } },
  });
  expect(emptied.theme?.prime).toBe(DEFAULT_PALETTE.prime);
});
