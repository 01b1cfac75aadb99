import { type RefObject, useEffect, useState } from 'react';
import { coverFee, type Money, parseMoney } from '#core/money.ts';
import { OWN_AMOUNT } from './donation-form.schema.ts';

/** The fields of the form that the total depends on. */
export type ChosenDonation = {
  currency: string;
  /** `USD-2500` for a suggested amount. */
  amount: string;
  own: string;
  method: string;
  rhythm: string;
  cover: boolean;
};

/** The fee of a payment method; `fixed` is in smallest units, as text. */
export type Fee = { method: string; currency: string; basisPoints: number; fixed: string };

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
  const [donation, setDonation] = useState(initial);
  const [isRead, setIsRead] = useState(false);

  // Choices made before hydration.
  useEffect(() => {
    if (!form.current) return;
    const there = readDonation(new FormData(form.current));
    const isFollowing = there.method === initial.method && there.currency !== initial.currency;
    setDonation(isFollowing ? withCurrency(there, there.currency, methods) : there);
    setIsRead(true);
  }, [form, initial, methods]);

  const money = isRead ? readMoney(donation) : null;
  const fee = money && donation.cover ? coveredFee(money, donation.method, fees) : null;
  return {
    donation,
    fee,
    total: fee?.total ?? money,
    /** Switches to the first payment method that takes the new currency, if the chosen one does not. */
    chooseCurrency: (currency: string) => setDonation(before => withCurrency(before, currency, methods)),
    /** Only one amount at a time: choosing one clears the field. */
    chooseAmount: (amount: string) =>
      setDonation(before => ({ ...before, amount, own: amount === OWN_AMOUNT ? before.own : '' })),
    /** Typing another amount deselects the offered ones. */
    typeAmount: (own: string) =>
      setDonation(before => ({ ...before, own, amount: own === '' ? before.amount : OWN_AMOUNT })),
    change: (part: Partial<Pick<ChosenDonation, 'method' | 'rhythm' | 'cover'>>) =>
      setDonation(before => ({ ...before, ...part })),
  };
}

function readDonation(fields: FormData): ChosenDonation {
  const text = (name: string) => String(fields.get(name) ?? '');
  return {
    currency: text('currency'),
    amount: text('amount'),
    own: text('own'),
    method: text('method'),
    rhythm: text('rhythm'),
    cover: fields.has('cover'),
  };
}

function withCurrency(
  donation: ChosenDonation,
  currency: string,
  methods: readonly OfferedMethod[],
): ChosenDonation {
  const fitting = methods.filter(({ takes }) => takes.includes(currency));
  const isTaken = fitting.length === 0 || fitting.some(({ id }) => id === donation.method);
  return { ...donation, currency, method: isTaken ? donation.method : (fitting[0]?.id ?? '') };
}

function readMoney({ currency, amount, own }: ChosenDonation): Money | null {
  const [of, units] = amount.split('-');
  if (units !== undefined) return of === currency ? { units: BigInt(units), currency } : null;
  const typed = parseMoney(own, currency);
  return typed.ok ? typed.value : null;
}

function coveredFee(money: Money, method: string, fees: readonly Fee[]) {
  const fee = fees.find(each => each.method === method && each.currency === money.currency);
  return fee ? coverFee(money, { basisPoints: fee.basisPoints, fixed: BigInt(fee.fixed) }) : null;
}
