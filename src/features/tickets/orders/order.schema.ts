import { isEmailAddress, longestEmail, pastedEmail } from '#core/email-address.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { isFullName, tidyName } from '#core/person-name.ts';
import type { TicketKind, TicketQuestion } from '#core/ticket-sale.ts';
import { GIFT_CURRENCY_FIELD, GIFT_FIELD, priceField, readAmount, type TypedAmounts } from './price.rules.ts';
import type { Choice } from './sale-event.ts';

const longestAnswer = 500;
/** Kinds of ticket in one order: more than a cart holds. */
const mostKinds = 60;

/** The name of the field with the number of tickets of a kind, in forms and links. */
export const kindField = (kind: string): string => `t-${kind}`;
export const answerField = (question: string): string => `q-${question}`;

/** Keys of order.texts.ts; those of answers by question. */
export type OrderErrors = {
  choice?: 'chooseTickets';
  name?: 'invalidName';
  email?: 'invalidEmail';
  answers?: Record<string, 'noAnswer' | 'longAnswer'>;
  /** By kind. */
  prices?: Record<string, 'noAmount'>;
  gift?: 'noAmount';
};

/** A valid order; answers by question. */
export type OrderRequest = {
  choice: Choice;
  name: string;
  email: string;
  answers: Map<string, string>;
} & TypedAmounts;

/** The tickets in the fields of a form or link; what is no number of tickets is left out. */
export function readChoice(fields: Readonly<Record<string, string>>): Choice {
  const chosen = Object.entries(fields).flatMap(([name, value]): [string, number][] => {
    const kind = /^t-([0-9a-z]{1,40})$/i.exec(name)?.[1];
    if (kind === undefined || !/^[1-9]\d?$/.test(value)) return [];
    return [[kind, Number(value)]];
  });
  return new Map(chosen.slice(0, mostKinds));
}

/** Reads a posted order; `questions` are those of the events it is for, `kinds` those of all events. */
export function readOrder(
  fields: Readonly<Record<string, string>>,
  questions: readonly TicketQuestion[],
  kinds: readonly TicketKind[] = [],
): Outcome<OrderRequest, OrderErrors> {
  const choice = readChoice(fields);
  const name = tidyName(fields.name ?? '');
  const email = pastedEmail((fields.email ?? '').slice(0, 2 * longestEmail));
  const answers = new Map(questions.map(({ id }) => [id, tidyAnswer(fields[answerField(id)] ?? '')]));
  const wrong = questions.flatMap(({ id, isRequired }): [string, 'noAnswer' | 'longAnswer'][] => {
    const answer = answers.get(id) ?? '';
    if (answer.length > longestAnswer) return [[id, 'longAnswer']];
    return isRequired && answer === '' ? [[id, 'noAnswer']] : [];
  });
  const priced = kinds.flatMap(({ id, price }) => (price && choice.has(id) ? [{ id, ...price }] : []));
  const own = new Map(
    priced
      .filter(({ id, isOwn }) => isOwn && fields[priceField(id)] !== undefined)
      .map(({ id, money }) => [id, readAmount(fields[priceField(id)] ?? '', money.currency)]),
  );
  const giftCurrency = readGiftCurrency(fields, kinds) ?? priced[0]?.money.currency;
  const gift = readGift(fields[GIFT_FIELD] ?? '', giftCurrency);
  const noAmount = [...own].flatMap(([id, units]) => (units === null ? [[id, 'noAmount'] as const] : []));
  const errors: OrderErrors = {
    ...(choice.size === 0 && { choice: 'chooseTickets' }),
    ...(!isFullName(name) && { name: 'invalidName' }),
    ...(!isEmailAddress(email) && { email: 'invalidEmail' }),
    ...(wrong.length > 0 && { answers: Object.fromEntries(wrong) }),
    ...(noAmount.length > 0 && { prices: Object.fromEntries(noAmount) }),
    ...(gift === null && { gift: 'noAmount' }),
  };
  if (Object.keys(errors).length > 0) return problem(errors);
  const amounts = { own: new Map([...own].map(([id, units]) => [id, units ?? 0n])), gift: gift ?? 0n };
  return ok({
    choice,
    name,
    email,
    answers,
    ...amounts,
    ...(giftCurrency !== undefined && { giftCurrency }),
  });
}

/** The currency that the form asked for a gift in, if tickets are sold in it. */
const readGiftCurrency = (fields: Readonly<Record<string, string>>, kinds: readonly TicketKind[]) =>
  kinds.find(({ price }) => price && price.money.currency === fields[GIFT_CURRENCY_FIELD])?.price?.money
    .currency;

/** A gift is never dropped: without a currency only none is an amount. */
function readGift(typed: string, currency: string | undefined): bigint | null {
  if (currency !== undefined) return readAmount(typed, currency);
  return typed.trim() === '' ? 0n : null;
}

/** Without invisible characters; lines stay. */
const tidyAnswer = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\u200c\u200d]/gu, '')
    .trim();
