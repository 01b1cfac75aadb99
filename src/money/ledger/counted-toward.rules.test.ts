import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumUnits } from '#core/money.ts';
import { type CountedGift, countToward, type Movement } from './counted-toward.rules.ts';

const fund = 'project-3';
const gift = (name: string, units: bigint, currency = 'ETB'): Movement => ({
  entry: `of ${name}`,
  gift: name,
  moves: [{ fund, currency, units }],
});
const spending = (entry: string, units: bigint, of = fund): Movement => ({
  entry,
  gift: null,
  moves: [{ fund: of, currency: 'ETB', units: -units }],
});
const exchange = (units: bigint, birr: bigint): Movement => ({
  entry: `exchange ${units}`,
  gift: null,
  moves: [
    { fund, currency: 'USD', units: -units },
    { fund, currency: 'ETB', units: birr },
  ],
});
const told = (counted: readonly CountedGift[]) =>
  counted.map(({ gift: name, entry, toward }) => `${name} ${toward.units} ${toward.currency} ${entry}`);

describe('countToward', () => {
  it('the oldest gifts of a fund are used first, and a gift can count toward several payments', () => {
    const movements = [
      gift('Abebe', 100n),
      gift('Sara', 50n),
      spending('bought', 120n),
      spending('mule', 10n),
    ];
    expect(told(countToward(movements))).toEqual([
      'Abebe 100 ETB bought',
      'Sara 20 ETB bought',
      'Sara 10 ETB mule',
    ]);
  });

  it('gifts to one fund never count toward what another fund paid', () => {
    expect(countToward([gift('Abebe', 100n), spending('bought', 50n, 'general')])).toEqual([]);
  });

  it('spending of an overdrawn fund is covered by the gifts that come next, before any later spending', () => {
    const movements = [
      gift('Abebe', 30n),
      spending('bought', 100n),
      gift('Sara', 90n),
      spending('mule', 40n),
    ];
    expect(told(countToward(movements))).toEqual([
      'Abebe 30 ETB bought',
      'Sara 70 ETB bought',
      'Sara 20 ETB mule',
    ]);
  });

  it('a gift that was returned after its station moved counts no more, and the next gift takes its place', () => {
    const movements = (left: bigint) => [gift('Abebe', left), gift('Sara', 100n), spending('bought', 100n)];
    expect(told(countToward(movements(100n)))).toEqual(['Abebe 100 ETB bought']);
    expect(told(countToward(movements(40n)))).toEqual(['Abebe 40 ETB bought', 'Sara 60 ETB bought']);
    expect(told(countToward(movements(0n)))).toEqual(['Sara 100 ETB bought']);
  });

  it('money from elsewhere takes its turn in the row, and nobody is told that their gift was used for it', () => {
    const opening: Movement = {
      entry: 'opening',
      gift: null,
      moves: [{ fund, currency: 'ETB', units: 60n }],
    };
    expect(told(countToward([opening, gift('Sara', 100n), spending('bought', 100n)]))).toEqual([
      'Sara 40 ETB bought',
    ]);
  });

  it('a gift in dollars is followed through the exchange into birr', () => {
    const movements = [gift('Abebe', 100n, 'USD'), gift('Sara', 100n, 'USD'), exchange(150n, 21_000n)];
    const [abebe, sara] = countToward([...movements, spending('bought', 15_000n)]);
    expect(abebe).toEqual({
      gift: 'Abebe',
      entry: 'bought',
      toward: { units: 14_000n, currency: 'ETB' },
      ofGift: { units: 100n, currency: 'USD' },
    });
    expect(sara).toMatchObject({ toward: { units: 1_000n }, ofGift: { units: 7n } });
  });

  it('what a fund exchanged without having it is nobody’s gift, also when a gift pays for it later', () => {
    const movements = [exchange(100n, 14_000n), spending('bought', 14_000n), gift('Abebe', 100n, 'USD')];
    expect(countToward(movements)).toEqual([]);
  });
});

const units = fc.bigInt({ min: 0n, max: 500n });
const fundName = fc.constantFrom('general', 'project-3');
const currency = fc.constantFrom('ETB', 'USD');
/** Entries of every kind, with gifts and payments in any order and many overdrawn funds. */
const ledger = fc
  .array(
    fc.oneof(
      fc.record({ kind: fc.constant('gift' as const), units, fund: fundName, currency }),
      fc.record({ kind: fc.constant('spending' as const), units, fund: fundName, currency }),
      fc.record({ kind: fc.constant('other' as const), units, fund: fundName, currency }),
      fc.record({ kind: fc.constant('exchange' as const), units, fund: fundName, birr: units }),
    ),
    { maxLength: 25 },
  )
  .map(list =>
    list.map((each, at): Movement => {
      const moves =
        each.kind === 'exchange'
          ? [
              { fund: each.fund, currency: 'USD', units: -each.units },
              { fund: each.fund, currency: 'ETB', units: each.birr },
            ]
          : [
              {
                fund: each.fund,
                currency: each.currency,
                units: each.kind === 'spending' ? -each.units : each.units,
              },
            ];
      return { entry: String(at), gift: each.kind === 'gift' ? `gift ${at}` : null, moves };
    }),
  );

describe('countToward in any ledger', () => {
  it('never counts more of a gift than it is, nor more toward a payment than it cost', () => {
    fc.assert(
      fc.property(ledger, movements => {
        const counted = countToward(movements);
        for (const { entry, gift: name, moves } of movements) {
          const [move] = moves;
          const given = counted.filter(each => each.gift === name).map(({ ofGift }) => ofGift);
          if (name !== null) expect(sumUnits(given)).toBeLessThanOrEqual(move?.units ?? 0n);
          const toward = counted.filter(each => each.entry === entry).map(each => each.toward);
          if (toward.length > 0) expect(sumUnits(toward)).toBeLessThanOrEqual(-(move?.units ?? 0n));
        }
        expect(counted.every(({ toward, ofGift }) => toward.units > 0n && ofGift.units >= 0n)).toBe(true);
      }),
    );
  });

  it('covers all that was spent as long as gifts of the fund are left', () => {
    const oneCurrency = ledger.map(all =>
      all.filter(
        ({ moves, gift: name }) => moves.length === 1 && (name !== null || (moves[0]?.units ?? 0n) < 0n),
      ),
    );
    fc.assert(
      fc.property(oneCurrency, movements => {
        for (const [of, own] of Map.groupBy(movements, ({ moves: [m] }) => `${m?.fund} ${m?.currency}`)) {
          const amounts = own.map(({ moves: [m] }) => m?.units ?? 0n);
          const given = amounts.filter(each => each > 0n).reduce((sum, each) => sum + each, 0n);
          const spent = amounts.filter(each => each < 0n).reduce((sum, each) => sum - each, 0n);
          const counted = sumUnits(countToward(own).map(({ toward }) => toward));
          expect(counted, of).toBe(given < spent ? given : spent);
        }
      }),
    );
  });

  it('what was counted once stays when more is booked: later entries only add to it', () => {
    fc.assert(
      fc.property(ledger, fc.nat(25), (movements, length) => {
        const now = new Map(
          countToward(movements).map(each => [`${each.gift} ${each.entry} ${each.toward.currency}`, each]),
        );
        for (const each of countToward(movements.slice(0, length))) {
          const later = now.get(`${each.gift} ${each.entry} ${each.toward.currency}`);
          expect(later?.toward.units).toBeGreaterThanOrEqual(each.toward.units);
        }
      }),
    );
  });
});
