import { sumUnits } from '#core/money.ts';
import { DONATIONS, EXCHANGE, IN_KIND, OPENING, REFUNDS, TICKETS, TRANSFERS } from './posting.rules.ts';
import { type Balance, moneyByFund } from './totals.ts';

/**
 * The money of one fund in one currency, in smallest units: what gifts and tickets brought in, what went out (returned, lost, fees and
 * spending), what other funds, currencies or the time before the books added or took away, and what is left, with what disputes
 * withhold. `in - out + moved` is `left`; goods are in none of them.
 */
export type FundPicture = {
  fund: string;
  currency: string;
  in: bigint;
  out: bigint;
  moved: bigint;
  left: bigint;
  disputed: bigint;
};

const equity = new Set([OPENING, TRANSFERS, EXCHANGE]);
const isGoods = ({ account }: Balance) => account === IN_KIND || account.startsWith('assets:in-kind');

/** The picture of each fund in each currency, from the balances of the books; funds that never held money are left out. */
export function fundPictures(balances: readonly Balance[]): FundPicture[] {
  const held = moneyByFund(balances);
  const grouped = Map.groupBy(balances, ({ fund, currency }) => `${fund} ${currency}`);
  return [...grouped.values()].flatMap(of => {
    const [first] = of;
    if (!first) return [];
    const { fund, currency } = first;
    const sumIn = (is: (account: string) => boolean) => sumUnits(of.filter(({ account }) => is(account)));
    const money = held.find(each => each.fund === fund && each.currency === currency);
    const left = (money?.units ?? 0n) + (money?.disputed ?? 0n);
    // Goods that were spent or passed on are an expense or a transfer too, but of no money.
    const goodsGone = -sumUnits(of.filter(isGoods));
    const picture = {
      in: -sumIn(account => account === DONATIONS || account === TICKETS),
      out: sumIn(account => account === REFUNDS || account.startsWith('expenses:')) - goodsGone,
      moved: -sumIn(account => equity.has(account)),
      ...{ left, disputed: money?.disputed ?? 0n },
    };
    const { in: came, out, moved } = picture;
    return [came, out, moved, left].every(units => units === 0n) ? [] : [{ fund, currency, ...picture }];
  });
}

/** The widths of a fund's bar, each from 0 to 1 of the widest in its currency: what is left, and what went out of it. */
export type FundBar = { left: number; out: number };

/** The bars of funds in one currency. What a fund lacks is no width: it is said in words. */
export function fundBars(pictures: readonly FundPicture[]): FundBar[] {
  const positive = (units: bigint) => Number(units > 0n ? units : 0n);
  const widest = Math.max(1, ...pictures.map(({ left, out }) => positive(left) + positive(out)));
  return pictures.map(({ left, out }) => ({ left: positive(left) / widest, out: positive(out) / widest }));
}
