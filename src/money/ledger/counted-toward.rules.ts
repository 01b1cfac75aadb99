import { type Money, sumUnits } from '#core/money.ts';

/** Money that came into a fund (above zero) or left it (below zero). */
export type FundMove = Money & { fund: string };

/**
 * What one entry moved in each fund and currency. All entries of one gift are one movement, at the place of its first: what
 * is left of it after fees, refunds and lost disputes. Entries that were taken back, and what took them back, are left out.
 */
export type Movement = { entry: string; gift: string | null; moves: readonly FundMove[] };

/** What of a gift counts toward the spending of one entry: in the currency of the spending, and of the gift itself. */
export type CountedGift = { gift: string; entry: string; toward: Money; ofGift: Money };

/** A piece of the money in a fund. Money without a gift came by a transfer, an opening balance or a sale. */
type Piece = { gift: string | null; units: bigint; ofGift: Money };

/**
 * The money of a fund in one currency, the oldest first, used up to `next`; and what was paid without money, with the entry if it
 * was spent.
 */
type Purse = { pieces: Piece[]; next: number; owed: { entry: string | null; units: bigint }[] };

/**
 * Which gifts count toward which spending, by one rule: first in, first used, within a fund. `movements` are in the order in
 * which they were booked. What leaves a fund uses its oldest money. Spending above what a fund holds waits for the money
 * that comes next. Money that is exchanged stays the gift it was. Nothing of this is stored, so nothing can drift: a refund
 * makes a gift smaller from the start, and the next gifts take its place.
 */
export function countToward(movements: readonly Movement[]): CountedGift[] {
  const purses = new Map<string, Purse>();
  const counted: CountedGift[] = [];
  const findPurse = ({ fund, currency }: FundMove): Purse => {
    const key = `${fund} ${currency}`;
    const purse = purses.get(key) ?? { pieces: [], next: 0, owed: [] };
    purses.set(key, purse);
    return purse;
  };
  const spend = (purse: Purse, { units, currency }: Money, entry: string | null): Piece[] => {
    const used = take(purse, units);
    for (const { gift, units: toward, ofGift } of used)
      if (gift !== null && entry !== null)
        counted.push({ gift, entry, toward: { units: toward, currency }, ofGift });
    return used;
  };

  for (const { entry, gift, moves } of movements)
    for (const ofFund of Map.groupBy(moves, ({ fund }) => fund).values()) {
      const goes = ofFund.filter(({ units }) => units < 0n).map(move => ({ ...move, units: -move.units }));
      const comes = ofFund.filter(({ units }) => units > 0n);
      const [from] = goes;
      const isExchange = goes.length === 1 && comes.length === 1;
      const spentBy = comes.length === 0 ? entry : null;
      const used = goes.flatMap(move => {
        const purse = findPurse(move);
        const pieces = spend(purse, move, spentBy);
        const missing = move.units - sumUnits(pieces);
        if (missing > 0n) purse.owed.push({ entry: spentBy, units: missing });
        return pieces;
      });
      for (const move of comes) {
        const purse = findPurse(move);
        const known = isExchange && from ? exchanged(used, from, move) : [];
        const units = move.units - sumUnits(known);
        const rest = { gift, units, ofGift: { units, currency: move.currency } };
        purse.pieces.push(...[...known, rest].filter(hasMoney));
        for (const debt of purse.owed)
          debt.units -= sumUnits(spend(purse, { ...move, units: debt.units }, debt.entry));
        purse.owed = purse.owed.filter(hasMoney);
      }
    }
  return sumByEntry(counted);
}

const hasMoney = ({ units }: { units: bigint }) => units > 0n;

/** Takes up to `units` of the oldest money out of a purse. A piece that is cut keeps the rest of its gift. */
function take(purse: Purse, units: bigint): Piece[] {
  const taken: Piece[] = [];
  let missing = units;
  while (missing > 0n) {
    const piece = purse.pieces[purse.next];
    if (!piece) break;
    if (piece.units <= missing) {
      taken.push(piece);
      purse.next += 1;
      missing -= piece.units;
    } else {
      const { currency, units: whole } = piece.ofGift;
      const ofGift = { units: (whole * missing) / piece.units, currency };
      taken.push({ ...piece, units: missing, ofGift });
      const kept = { units: whole - ofGift.units, currency };
      purse.pieces[purse.next] = { ...piece, units: piece.units - missing, ofGift: kept };
      missing = 0n;
    }
  }
  return taken;
}

/** The pieces as shares of what an exchange brought, rounded so that together they are never more. */
function exchanged(pieces: readonly Piece[], from: Money, to: Money): Piece[] {
  let before = 0n;
  return pieces.map(piece => {
    const start = (to.units * before) / from.units;
    before += piece.units;
    return { ...piece, units: (to.units * before) / from.units - start };
  });
}

/** One line for each gift and entry, in the order of their first use. */
function sumByEntry(counted: readonly CountedGift[]): CountedGift[] {
  const groups = Map.groupBy(counted, ({ gift, entry, toward }) => `${gift} ${entry} ${toward.currency}`);
  return [...groups.values()].flatMap(([first, ...more]) => {
    if (!first) return [];
    const sum = (of: 'toward' | 'ofGift') => ({
      units: sumUnits([first, ...more].map(each => each[of])),
      currency: first[of].currency,
    });
    return [{ ...first, toward: sum('toward'), ofGift: sum('ofGift') }];
  });
}
