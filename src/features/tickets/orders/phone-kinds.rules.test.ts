import { describe, expect, it } from 'vitest';
import type { TicketKind } from '#core/ticket-sale.ts';
import { listPhoneKinds } from './phone-kinds.rules.ts';

const kind = (id: string, more: Partial<TicketKind> = {}): TicketKind => ({
  ...{ id, name: { text: id }, note: { text: '' }, seats: 1, limit: null, most: 2 },
  ...{ from: null, until: null, code: null, ...more },
});
const money = { units: 25_000n, currency: 'ETB' };
const given = { taken: [], takenOrDue: [], areDonationsOn: true, now: new Date('2026-11-30T06:00:00Z') };
const list = (kinds: TicketKind[], more: Partial<Parameters<typeof listPhoneKinds>[1]> = {}) =>
  listPhoneKinds(
    { sale: { places: 12, kinds, questions: [], words: { text: '' } }, timeZone: 'Africa/Addis_Ababa' },
    { ...given, ...more },
  ).map(({ kind: { id }, most, closed, onSite }) => [id, most, closed, onSite]);

describe('the kinds that staff give out by phone', () => {
  it('all are listed, also those that the site does not offer yet, any more, or without a code', () => {
    const kinds = [
      kind('now'),
      kind('soon', { from: '2026-12-01' }),
      kind('over', { until: '2026-11-29' }),
      kind('code', { code: 'thanks' }),
    ];
    expect(list(kinds)).toEqual([
      ['now', 10, null, 'open'],
      ['soon', 10, null, 'soon'],
      ['over', 10, null, 'over'],
      ['code', 10, null, 'code'],
    ]);
    expect(listPhoneKinds({ sale: null, timeZone: 'UTC' }, given)).toEqual([]);
  });

  it('one of which none is left is closed with the reason, taken places before those of people who wait', () => {
    const kinds = [kind('adult'), kind('family', { seats: 4 }), kind('last', { limit: 1 })];
    const taken = [
      { kind: 'adult', tickets: 4, seats: 4 },
      { kind: 'last', tickets: 1, seats: 1 },
    ];
    const takenOrDue = [...taken, { kind: 'family', tickets: 1, seats: 4 }];
    expect(list(kinds, { taken, takenOrDue })).toEqual([
      ['adult', 3, null, 'open'],
      ['family', 0, 'due', 'open'],
      ['last', 0, 'full', 'open'],
    ]);
  });

  it('nothing is sold while donations are switched off, and what is free is given out', () => {
    const kinds = [kind('adult', { price: { money, isOwn: false } }), kind('child')];
    expect(list(kinds, { areDonationsOn: false })).toEqual([
      ['adult', 0, 'unpaid', 'open'],
      ['child', 10, null, 'open'],
    ]);
  });
});
