import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fundBars, fundPictures } from './funds-picture.rules.ts';
import {
  type HeldMoney,
  type Line,
  linesForCharge,
  linesForDonation,
  linesForExchange,
  linesForOpening,
  linesForSpending,
  linesForTransfer,
} from './posting.rules.ts';
import { type Balance, moneyByFund } from './totals.ts';

const sumBalances = (lines: readonly Line[]): Balance[] =>
  [...Map.groupBy(lines, ({ account, fund, currency }) => `${account} ${fund} ${currency}`).values()].flatMap(
    ([first, ...more]) => {
      if (!first) return [];
      const units = more.reduce((sum, line) => sum + line.units, first.units);
      return units === 0n ? [] : [{ ...first, units }];
    },
  );
const none = { received: 0n, fee: 0n, refunded: 0n, disputed: 0n, lost: 0n };
const euros = (units: bigint, method: HeldMoney['method'] = 'bank'): HeldMoney => ({
  ...{ method, units, currency: 'EUR' },
});
const gift = (units: bigint, more: Partial<typeof none> = {}, method: HeldMoney['method'] = 'bank') =>
  linesForDonation({ ...none, received: units, ...more }, { method, fund: 'general', currency: 'EUR' });

it('the picture of a fund says what came in, what went out and what is left', () => {
  const [picture] = fundPictures(
    sumBalances([
      ...gift(10_000n, { fee: 300n }),
      ...gift(4_000n, { refunded: 1_000n }),
      ...gift(2_000n, { disputed: 2_000n }),
      ...linesForSpending(euros(2_500n), 'general', 'medicine'),
      ...linesForCharge(euros(200n), 'general'),
      ...linesForOpening(euros(5_000n), 'general'),
    ]),
  );
  expect(picture).toEqual({
    ...{ fund: 'general', currency: 'EUR', in: 16_000n, out: 4_000n, moved: 5_000n },
    ...{ left: 17_000n, disputed: 2_000n },
  });
});

it('money that moves to another fund is in neither fund’s gifts or spending', () => {
  const pictures = fundPictures(
    sumBalances([...gift(1_000n), ...linesForTransfer(euros(400n), 'general', 'project-7')]),
  );
  expect(pictures).toMatchObject([
    { fund: 'general', in: 1_000n, out: 0n, moved: -400n, left: 600n },
    { fund: 'project-7', in: 0n, out: 0n, moved: 400n, left: 400n },
  ]);
});

it('goods are in no picture of money, also once they are used', () => {
  const goods = gift(9_900n, {}, 'in-kind');
  expect(fundPictures(sumBalances(goods))).toEqual([]);
  const used = linesForSpending(euros(900n, 'in-kind'), 'general', null);
  expect(fundPictures(sumBalances([...goods, ...used, ...gift(100n)]))).toMatchObject([
    { in: 100n, out: 0n, moved: 0n, left: 100n },
  ]);
});

it('whatever is booked, what came in less what went out and moved is what the books hold of each fund', () => {
  const units = fc.bigInt({ min: 1n, max: 1_000_000n });
  const fund = fc.constantFrom('general' as const, 'project-7' as const);
  const method = fc.constantFrom('bank' as const, 'stripe' as const, 'cash' as const, 'in-kind' as const);
  const currency = fc.constantFrom('EUR', 'ETB');
  const money = fc.record({ method, units, currency });
  const entry = fc.oneof(
    fc
      .record({ received: units, fee: units, refunded: units, disputed: units, lost: units, money, fund })
      .map(({ money: of, fund: to, ...position }) => linesForDonation(position, { ...of, fund: to })),
    fc.record({ money, fund }).map(each => linesForSpending(each.money, each.fund, 'medicine')),
    fc.record({ money, fund }).map(each => linesForCharge(each.money, each.fund)),
    fc.record({ money, fund }).map(each => linesForOpening(each.money, each.fund)),
    fc.record({ money, from: fund, to: fund }).map(each => linesForTransfer(each.money, each.from, each.to)),
    fc.record({ from: money, to: money, fund }).map(each => linesForExchange(each.from, each.to, each.fund)),
  );
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 12 }), entries => {
      const balances = sumBalances(entries.flat());
      const pictures = fundPictures(balances);
      for (const { in: came, out, moved, left } of pictures) expect(came - out + moved).toBe(left);
      const lefts = new Map(pictures.map(each => [`${each.fund} ${each.currency}`, each.left]));
      for (const { fund: of, currency: in_, units: held, disputed } of moneyByFund(balances))
        expect(lefts.get(`${of} ${in_}`) ?? 0n).toBe(held + disputed);
    }),
  );
});

it('the widest bar fills the picture, and what a fund lacks has no width', () => {
  const of = (left: bigint, out: bigint) => ({
    ...{ fund: 'general', currency: 'EUR', in: 0n, moved: 0n, disputed: 0n },
    ...{ left, out },
  });
  expect(fundBars([of(600n, 400n), of(250n, 0n), of(-100n, 500n)])).toEqual([
    { left: 0.6, out: 0.4 },
    { left: 0.25, out: 0 },
    { left: 0, out: 0.5 },
  ]);
  expect(fundBars([])).toEqual([]);
});
