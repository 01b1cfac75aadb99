import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRenderContext } from '#platform/render-context.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { listHolidaysNear } from './holiday.queries.ts';

let payload: Payload;
const theme = { prime: '#5A2A1A', sub: '#E07A2F', assist: '#FFC857', typo: '#FFFFFF' };

beforeAll(async () => {
  payload = await openTestPayload();
  const stored = {
    key: 'thanksgiving',
    name: 'Thanksgiving',
    message: 'A warm Thanksgiving.',
    date: { startDate: '2024-11-01', endDate: '2024-11-29' },
    yearly: true,
    reckoning: 'gregorian' as const,
    theme,
    _status: 'published' as const,
  };
  await payload.create({ collection: 'holidays', data: stored });
  await payload.create({ collection: 'holidays', data: { ...stored, key: 'draft', _status: 'draft' } });
});

async function readAt(instant: string, locale: 'en' | 'am' = 'en') {
  const renderContext = createRenderContext({ locale, now: new Date(instant) });
  const holidays = await listHolidaysNear(renderContext);
  return { ...holidays, freshUntil: renderContext.freshUntil?.toISOString(), tags: [...renderContext.tags] };
}

describe('the nearby holidays', () => {
  it('nearby holidays have their days, colours and greeting, with a fallback to English', async () => {
    const { near, days, today, tags } = await readAt('2026-11-15T09:00:00Z', 'am');
    expect(today).toBe('thanksgiving');
    expect(near).toEqual([
      {
        key: 'thanksgiving',
        name: { text: 'Thanksgiving', lang: 'en' },
        message: { text: 'A warm Thanksgiving.', lang: 'en' },
        icon: null,
        cover: null,
        theme,
        weave: 'diamonds',
      },
    ]);
    expect(days).toEqual(
      ['2025', '2026', '2027'].map(year => ({
        key: 'thanksgiving',
        from: `${year}-11-01`,
        to: `${year}-11-29`,
      })),
    );
    expect(tags).toContain('holidays');
  });

  it('the holiday follows the day in Addis Ababa, and a page is valid until the next change', async () => {
    expect(await readAt('2026-10-15T09:00:00Z')).toMatchObject({
      near: [{}],
      today: null,
      freshUntil: '2026-10-31T21:00:00.000Z',
    });
    expect(await readAt('2026-10-31T20:59:59Z')).toMatchObject({
      today: null,
      freshUntil: '2026-10-31T21:00:00.000Z',
    });
    expect(await readAt('2026-10-31T21:00:00Z')).toMatchObject({
      today: 'thanksgiving',
      freshUntil: '2026-11-29T21:00:00.000Z',
    });
    expect(await readAt('2026-11-29T21:00:00Z')).toMatchObject({
      today: null,
      freshUntil: '2027-10-31T21:00:00.000Z',
    });
  });
});
