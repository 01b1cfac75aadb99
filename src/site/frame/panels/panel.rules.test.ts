import { describe, expect, it } from 'vitest';
import { featuredEvent, panelEvents, panelReports, panelRows } from './panel.rules.ts';

const now = new Date('2026-11-20T08:30:00Z');
const event = (
  name: string,
  date: string | null,
  more: { time?: string; type?: 'intro' | 'ad' | 'normal' } = {},
) => ({
  href: `/events/${name}`,
  type: more.type ?? ('normal' as const),
  date,
  times: { date, time: more.time ?? '10:00', endTime: '12:00', timeZone: 'Africa/Addis_Ababa' },
});
const names = (events: { href: string }[]) => events.map(({ href }) => href.replace('/events/', ''));

const spring = event('spring', '2026-05-01');
const summer = event('summer', '2026-07-01');
const live = event('live', '2026-11-20', { time: '11:00' });
const morning = event('morning', '2026-11-24', { time: '08:00' });
const evening = event('evening', '2026-11-24', { time: '18:00' });
const unannounced = event('unannounced', null);

describe('the events of the panel', () => {
  it('the panel lists current and next events first, then undated ones, then the latest past ones', () => {
    const all = [evening, spring, unannounced, morning, summer, live];
    expect(names(panelEvents(all, now))).toEqual(['live', 'morning', 'evening', 'unannounced', 'summer']);
  });

  it('the panel leaves out starter and coming-soon cards, and events without a page', () => {
    const hidden = [event('start', null, { type: 'intro' }), event('ad', null, { type: 'ad' })];
    expect(panelEvents([...hidden, { ...morning, href: null }], now)).toEqual([]);
  });

  it('the panel lists no more events than it has rows', () => {
    const many = Array.from({ length: 30 }, (_, day) =>
      event(`e${day}`, `2026-12-${String(day + 1).padStart(2, '0')}`),
    );
    expect(panelEvents(many, now)).toHaveLength(panelRows);
  });
});

describe('the featured event of the panel', () => {
  const find = (chosen: string | null, events = [spring, evening, summer, morning]) =>
    featuredEvent(events, { chosen, now })?.href ?? null;

  it('the featured event is the one chosen by staff, until it is over', () => {
    expect(find('evening')).toBe('/events/evening');
    expect(find('spring')).toBe('/events/morning');
  });

  it('the next event is featured if none is chosen or the chosen one is not public', () => {
    expect(find(null)).toBe('/events/morning');
    expect(find('draft')).toBe('/events/morning');
  });

  it('a past event is featured only if none is ahead, and null is returned without events', () => {
    expect(find('spring', [spring, summer])).toBe('/events/spring');
    expect(find(null, [spring, summer])).toBe('/events/summer');
    expect(find(null, [])).toBe(null);
  });
});

describe('the fiscal years of the panel', () => {
  const report = (year: number, active = false) => ({ year, active });
  const years = (reports: { year: number; active: boolean }[]) =>
    panelReports(reports).map(({ year }) => year);

  it('fiscal years are listed in order, up to the last one with a report', () => {
    expect(years([report(2025), report(2024, true), report(2023), report(2022)])).toEqual([2022, 2023, 2024]);
  });

  it('only the latest five fiscal years are listed, and none while there is no report', () => {
    const many = Array.from({ length: 9 }, (_, index) => report(2022 + index, true));
    expect(years(many)).toEqual([2026, 2027, 2028, 2029, 2030]);
    expect(years([report(2022)])).toEqual([]);
  });
});
