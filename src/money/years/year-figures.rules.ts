import { sumUnits } from '#core/money.ts';
import { DONATIONS, FEES, findSpendingKind, LOST, REFUNDS, TICKETS } from '#money/ledger/posting.rules.ts';
import { mayShow, shownTogether } from '#money/ledger/small-numbers.rules.ts';
import type { FiscalYear, Period } from './fiscal-year.rules.ts';

/** The version of these rules and of the query: a closed year says by which one it was worked out. */
export const yearRules = 1;

/** How money comes in: as a gift alone or each month, or as the price of tickets. */
const ways = ['once', 'monthly', 'tickets'] as const;
type Way = (typeof ways)[number];

/** What the query returns: sums of money by month, account, fund and currency. Month 0 is everything before the year. */
export type YearCell = {
  month: number;
  account: string;
  fund: string;
  currency: string;
  way: Way | null;
  units: bigint;
};

/** How many gave in the year in a currency: altogether, by way, or by month. */
export type YearDonors = {
  currency: string;
  way: Way | null;
  month: number | null;
  donors: number;
  gifts: number;
};

/** A part of a sum; null is held back, because it could tell what one person gave. */
type Part<Units = bigint> = { of: string; units: Units };
/** What came in and went out in a month. */
type MonthFigures = { month: number; in: bigint | null; out: bigint };

/**
 * The year in one currency, in smallest units: `before + in - out + moved` is `after`. `moved` is what other currencies and
 * the time before the books added or took. The parts of each list add up to its sum, except those held back.
 */
export type CurrencyYear = {
  currency: string;
  before: bigint;
  in: bigint;
  out: bigint;
  moved: bigint;
  after: bigint;
  gifts: number;
  /** By way. */
  ways: (Part<bigint | null> & { of: Way })[];
  /** By fund. */
  programmes: Part[];
  /** By kind of spending; `charges` is fees, gifts given back and lost disputes, `unsorted` spending without a kind. */
  uses: Part[];
  months: MonthFigures[];
};

/** Counted people: null is not known, which is no zero, and 'few' is held back because it could name somebody. */
export type Counted = number | 'few' | null;

/** Planned spending of a fund. */
type Planned = { fund: string; currency: string; units: bigint };

/** All figures of a fiscal year. */
export type YearFigures = Period & {
  year: number;
  months: Period[];
  currencies: CurrencyYear[];
  /** Currencies in which fewer than five people gave: none of their figures is shown. */
  heldBack: string[];
  budget: Planned[];
  /** Children helped in each month, in the order of the months. */
  children: Counted[];
  /** Children helped in the months that are known. */
  childrenKnown: Counted;
  /** The money is sample money. */
  isSample: boolean;
};

/** What staff entered about a year in its report. */
export type StaffEntries = { budget: Planned[]; children: ReadonlyMap<number, number> };

export type LedgerYear = { cells: YearCell[]; donors: YearDonors[]; isSample: boolean };

const isOut = (account: string) =>
  account === FEES || account === LOST || account === REFUNDS || findSpendingKind(account) !== undefined;
const findUse = (account: string) => {
  const kind = findSpendingKind(account);
  return kind === undefined ? 'charges' : (kind ?? 'unsorted');
};

/** The figures of a year: the one place where a figure of a report is worked out. */
export function yearFigures(
  { year, first, last, months }: FiscalYear,
  { cells, donors, isSample }: LedgerYear,
  { budget, children }: StaffEntries,
): YearFigures {
  const all = [...Map.groupBy(cells, ({ currency }) => currency)].map(([currency, of]) =>
    currencyYear(
      currency,
      of,
      donors.filter(each => each.currency === currency),
      months.length,
    ),
  );
  const there = all.filter(({ of }) => of.before !== 0n || of.after !== 0n || of.in !== 0n || of.out !== 0n);
  // Without gifts there is nobody to protect.
  const isShown = ({ of, givers }: (typeof all)[number]) => (of.in === 0n && givers === 0) || mayShow(givers);
  return {
    ...{ year, first, last, months, budget, isSample },
    currencies: there
      .filter(isShown)
      .map(({ of }) => of)
      .toSorted((one, other) => other.gifts - one.gifts || (one.currency < other.currency ? -1 : 1)),
    heldBack: there
      .filter(each => !isShown(each))
      .map(({ of }) => of.currency)
      .toSorted(),
    ...countedChildren(children, months.length),
  };
}

function currencyYear(
  currency: string,
  cells: readonly YearCell[],
  donors: readonly YearDonors[],
  months: number,
): { of: CurrencyYear; givers: number } {
  const inYear = cells.filter(({ month }) => month > 0);
  const came = inYear.filter(({ account }) => account === DONATIONS || account === TICKETS);
  const went = inYear.filter(({ account }) => isOut(account));
  const held = cells.filter(({ account }) => account.startsWith('assets:'));
  const moved = inYear.filter(({ account }) => account.startsWith('equity:'));
  const whole = donors.find(({ way, month }) => way === null && month === null);
  const byWay = ways
    .map(of => ({
      of,
      units: -sumUnits(came.filter(({ way }) => way === of)),
      donors: donors.find(({ way }) => way === of)?.donors ?? 0,
    }))
    .filter(({ units, donors }) => units !== 0n || donors > 0);
  const byMonth = Array.from({ length: months }, (_, at) => ({
    month: at + 1,
    in: -sumUnits(came.filter(({ month }) => month === at + 1)),
    out: sumUnits(went.filter(({ month }) => month === at + 1)),
    donors: donors.find(({ month }) => month === at + 1)?.donors ?? 0,
  }));
  const shownWays = new Set(shownTogether(byWay));
  const withGifts = byMonth.filter(month => month.in !== 0n || month.donors > 0);
  const shownMonths = new Set(shownTogether(withGifts));
  const of: CurrencyYear = {
    currency,
    before: sumUnits(held.filter(({ month }) => month === 0)),
    in: -sumUnits(came),
    out: sumUnits(went),
    moved: -sumUnits(moved),
    after: sumUnits(held),
    gifts: whole?.gifts ?? 0,
    ways: byWay.map(way => ({ of: way.of, units: shownWays.has(way) ? way.units : null })),
    programmes: partsBy(went, ({ fund }) => fund),
    uses: partsBy(went, ({ account }) => findUse(account)),
    months: byMonth.map(month => ({
      month: month.month,
      in: withGifts.includes(month) && !shownMonths.has(month) ? null : month.in,
      out: month.out,
    })),
  };
  return { of, givers: whole?.donors ?? 0 };
}

/** The largest first. */
function partsBy(cells: readonly YearCell[], toKey: (cell: YearCell) => string): Part[] {
  return [...Map.groupBy(cells, toKey)]
    .map(([of, own]) => ({ of, units: sumUnits(own) }))
    .filter(({ units }) => units !== 0n)
    .toSorted((one, other) =>
      one.units === other.units ? (one.of < other.of ? -1 : 1) : one.units < other.units ? 1 : -1,
    );
}

/** A month with fewer than five children is held back, and so is another, so that the sum does not tell it. */
function countedChildren(
  counted: ReadonlyMap<number, number>,
  months: number,
): Pick<YearFigures, 'children' | 'childrenKnown'> {
  const known = [...counted]
    .filter(([month, count]) => month <= months && count > 0)
    .map(([month, donors]) => ({ month, donors }));
  const shown = new Set(shownTogether(known).map(({ month }) => month));
  const children = Array.from({ length: months }, (_, at): Counted => {
    const count = counted.get(at + 1);
    if (count === undefined) return null;
    return count === 0 || shown.has(at + 1) ? count : 'few';
  });
  const sum = known.reduce((all, { donors }) => all + donors, 0);
  const isKnown = children.some(count => count !== null);
  return { children, childrenKnown: isKnown ? (sum === 0 || mayShow(sum) ? sum : 'few') : null };
}

/** The figures as one text, which says the same after reading it again; amounts are written as `123n`. */
export const writeFigures = (figures: YearFigures): string =>
  JSON.stringify(figures, (_, value) => (typeof value === 'bigint' ? `${value}n` : value));

/** Reads what `writeFigures` wrote. */
export const readFigures = (text: string): YearFigures =>
  JSON.parse(text, (_, value) =>
    typeof value === 'string' && /^-?\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value,
  );
