import { formatMoney } from '#core/money.ts';
import type { PaymentMethodId } from '#core/payment-methods.ts';
import { methodNames } from '#features/bookkeeping/desk/desk.texts.ts';
import { assetsOf } from '#features/ledger/posting.rules.ts';
import type { Balance } from '#features/ledger/totals.ts';
import { isPracticeOn } from '#platform/payments/donation-switch.ts';
import { sayHere } from '#staff/language/say.ts';

/** Money of practice is in the books only where practice is on. */
const places = (Object.entries(methodNames) as [PaymentMethodId, string][]).filter(
  ([way]) => way !== 'practice' || isPracticeOn(),
);

type Held = { balances: readonly Balance[]; funds: ReadonlyMap<string, string> };

/** Where money is and what it is for, each with what it holds; one is chosen beforehand only where no other holds anything. */
export function holdersOf({ balances, funds }: Held) {
  const say = sayHere();
  const money = (held: readonly Balance[]) =>
    [...Map.groupBy(held, ({ currency }) => currency)]
      .map(([currency, of]) =>
        formatMoney({ units: of.reduce((sum, { amount }) => sum + amount, 0n), currency }, 'en'),
      )
      .join(', ');
  const heldAt = (way: PaymentMethodId) => balances.filter(({ account }) => account === assetsOf(way));
  const named = (name: string, held: string): string => `${say(name)}: ${held || say('nothing')}`;
  const inFund = (fund: string) =>
    places
      .map(([way, name]) => ({ name, held: money(heldAt(way).filter(each => each.fund === fund)) }))
      .filter(({ held }) => held !== '')
      .map(({ name, held }) => `${say(name)} ${held}`)
      .join('; ');
  const chosen = (holding: readonly string[]) => (holding.length === 1 ? (holding[0] ?? '') : '');
  const holds = (way: PaymentMethodId) => heldAt(way).some(({ amount }) => amount > 0n);
  return {
    places: {
      of: places.map(([way, name]): [string, string] => [way, named(name, money(heldAt(way)))]),
      asks: { chosen: chosen(places.map(([way]) => way).filter(holds)) },
    },
    funds: {
      of: [...funds].map(([fund, name]): [string, string] => [fund, named(name, inFund(fund))]),
      asks: {
        chosen: chosen(
          [...funds.keys()].filter(fund =>
            places.some(([way]) => heldAt(way).some(each => each.fund === fund && each.amount > 0n)),
          ),
        ),
      },
    },
  };
}
