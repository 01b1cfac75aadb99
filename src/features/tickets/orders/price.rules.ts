import { type Money, mostUnits, parseMoney } from '#core/money.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import type { ShownKind } from '../kinds.ts';
import type { Choice, SaleEvent } from './sale-event.ts';

/** The name of the field with what somebody pays for one ticket of a kind whose price everybody chooses. */
export const priceField = (kind: string): string => `p-${kind}`;
/** The name of the field with a gift beside the tickets. */
export const GIFT_FIELD = 'gift';
/** The name of the field with the currency that the form asked for a gift in. */
export const GIFT_CURRENCY_FIELD = 'currency';

/** What an order costs, in smallest units: the tickets, `each` of a kind, and a gift beside them. */
export type Due = { currency: string; price: bigint; gift: bigint; each: ReadonlyMap<string, bigint> };

/** `mixed`: tickets, or a gift beside them, in several currencies cannot be paid together. `tooDear`: more than can be paid at once. */
export type PriceProblem = 'mixed' | 'tooDear';

/** What was typed: for one ticket of kinds whose price everybody chooses, and as a gift. */
export type TypedAmounts = { own?: ReadonlyMap<string, bigint>; gift?: bigint; giftCurrency?: string };

/** What the chosen tickets cost, with a gift that is paid alone if all are free; null if nothing has to be paid. */
export function dueFor(
  events: readonly Pick<SaleEvent, 'sale'>[],
  choice: Choice,
  { own = new Map(), gift = 0n, giftCurrency }: TypedAmounts,
): Outcome<Due | null, PriceProblem> {
  const priced = events
    .flatMap(({ sale }) => sale?.kinds ?? [])
    .flatMap(({ id, price }) => (price && choice.has(id) ? [{ id, ...price }] : []));
  const [currency, ...others] = new Set([
    ...priced.map(({ money }) => money.currency),
    ...(gift > 0n && giftCurrency !== undefined ? [giftCurrency] : []),
  ]);
  if (others.length > 0) return problem('mixed');
  if (currency === undefined) return ok(null);
  const each = new Map(
    priced.map(({ id, money, isOwn }) => [id, (isOwn ? own.get(id) : undefined) ?? money.units]),
  );
  const price = [...each].reduce((sum, [id, units]) => sum + units * BigInt(choice.get(id) ?? 0), 0n);
  if (price + gift > mostUnits) return problem('tooDear');
  return ok(price + gift === 0n ? null : { currency, price, gift, each });
}

/** Reads what somebody typed to pay; nothing is an amount too. Null if it is none. */
export function readAmount(typed: string, currency: string): bigint | null {
  const read = parseMoney(typed, currency);
  if (read.ok) return read.value.units;
  return read.problem === 'nothing' || read.problem === 'missing' ? 0n : null;
}

type PricedKind = Pick<ShownKind, 'id' | 'price'>;

/** What a form that is being filled in comes to; null if nothing has to be paid, or it cannot be told yet. */
export function sumTyped(
  kinds: readonly PricedKind[],
  typed: (field: string) => string | null,
): Money | null {
  const chosen = kinds.flatMap(({ id, price }) => {
    const quantity = /^\d{1,2}$/.exec(typed(`t-${id}`) ?? '')?.[0] ?? '0';
    return Number(quantity) === 0 ? [] : [{ id, price, quantity: BigInt(quantity) }];
  });
  const giftCurrency = findGiftCurrency(kinds);
  if (chosen.length === 0 || giftCurrency === undefined) return null;
  const tickets = chosen.flatMap(({ id, price, quantity }) => {
    if (!price) return [];
    const { currency, units, isOwn } = price;
    const one = isOwn ? readAmount(typed(priceField(id)) ?? '', currency) : BigInt(units);
    return [{ currency, units: one === null ? null : one * quantity }];
  });
  const gift = { currency: giftCurrency, units: readAmount(typed(GIFT_FIELD) ?? '', giftCurrency) };
  const all = gift.units === 0n ? tickets : [...tickets, gift];
  const currency = all[0]?.currency;
  if (currency === undefined || all.some(each => each.units === null || each.currency !== currency))
    return null;
  const units = all.reduce((sum, each) => sum + (each.units ?? 0n), 0n);
  return units > 0n ? { units, currency } : null;
}

/** The currency in which a form asks for a gift; undefined where nothing has a price, and so no gift is asked for. */
export const findGiftCurrency = (kinds: readonly PricedKind[]): string | undefined =>
  kinds.find(({ price }) => price)?.price?.currency;
