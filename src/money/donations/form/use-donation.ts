import { type RefObject, useEffect, useState } from 'react';
import { coverFee, type Money, parseMoney } from '#core/money.ts';
import { OWN_AMOUNT } from './donation-form.schema.ts';

/** The fields of the form that the total depends on. */
export type ChosenDonation = {
  currency: string;
  /** `USD-2500` for a suggested amount. */
  amount: string;
  own: string;
  way: string;
  rhythm: string;
  cover: boolean;
};

/** The fee of a payment method; `fixed` is in smallest units, as text. */
export type Fee = { way: string; currency: string; basisPoints: number; fixed: string };

/** A payment method with its words and the currencies it takes. */
export type OfferedMethod = {
  id: string;
  label: string;
  hint: string;
  takes: string[];
  canBeMonthly: boolean;
};

type Given = {
  form: RefObject<HTMLFormElement | null>;
  initial: ChosenDonation;
  methods: OfferedMethod[];
  fees: Fee[];
};

/** The choices, and the amount to pay: null on the server, before hydration and if invalid. */
export function useDonation({ form, initial, methods, fees }: Given) {
  const [gift, setGift] = useState(initial);
  const [isRead, setIsRead] = useState(false);

  // Choices made before hydration.
  useEffect(() => {
    if (!form.current) return;
    const there = giftOf(new FormData(form.current));
    const isFollowing = there.way === initial.way && there.currency !== initial.currency;
    setGift(isFollowing ? withCurrency(there, there.currency, methods) : there);
    setIsRead(true);
  }, [form, initial, methods]);

  const money = isRead ? moneyOf(gift) : null;
  const fee = money && gift.cover ? feeOf(money, gift.way, fees) : null;
  return {
    gift,
    fee,
    total: fee?.total ?? money,
    /** Switches to the first payment method that takes the new currency, if the chosen one does not. */
    chooseCurrency: (currency: string) => setGift(before => withCurrency(before, currency, methods)),
    /** Only one amount at a time: choosing one clears the field. */
    chooseAmount: (amount: string) =>
      setGift(before => ({ ...before, amount, own: amount === OWN_AMOUNT ? before.own : '' })),
    /** Typing another amount deselects the offered ones. */
    typeAmount: (own: string) =>
      setGift(before => ({ ...before, own, amount: own === '' ? before.amount : OWN_AMOUNT })),
    change: (part: Partial<Pick<ChosenDonation, 'way' | 'rhythm' | 'cover'>>) =>
      setGift(before => ({ ...before, ...part })),
  };
}

function giftOf(fields: FormData): ChosenDonation {
  const text = (name: string) => String(fields.get(name) ?? '');
  return {
    currency: text('currency'),
    amount: text('amount'),
    own: text('own'),
    way: text('way'),
    rhythm: text('rhythm'),
    cover: fields.has('cover'),
  };
}

function withCurrency(
  gift: ChosenDonation,
  currency: string,
  methods: readonly OfferedMethod[],
): ChosenDonation {
  const fitting = methods.filter(({ takes }) => takes.includes(currency));
  const isTaken = fitting.length === 0 || fitting.some(({ id }) => id === gift.way);
  return { ...gift, currency, way: isTaken ? gift.way : (fitting[0]?.id ?? '') };
}

function moneyOf({ currency, amount, own }: ChosenDonation): Money | null {
  const [of, units] = amount.split('-');
  if (units !== undefined) return of === currency ? { units: BigInt(units), currency } : null;
  const typed = parseMoney(own, currency);
  return typed.ok ? typed.value : null;
}

function feeOf(money: Money, way: string, fees: readonly Fee[]) {
  const fee = fees.find(each => each.way === way && each.currency === money.currency);
  return fee ? coverFee(money, { basisPoints: fee.basisPoints, fixed: BigInt(fee.fixed) }) : null;
}
