import { z } from 'zod';
import { delimiterNames, encodings } from '#core/csv.ts';
import { isEmailAddress, pastedEmail } from '#core/email-address.ts';
import { isCurrency } from '#core/money.ts';
import { isFullName, tidyName } from '#core/person-name.ts';
import { dayOrders } from '#core/typed-day.ts';
import { isIsoDay } from '#core/zoned-time.ts';
import { meanings } from '#money/bookkeeping/desk/column-meanings.ts';
import { type DonationStatus, donationStatuses } from '#money/domain/donation-status.ts';
import { type Failure, isFailure } from '#money/domain/payment-failure.ts';
import { paymentMethodIds } from '#money/domain/payment-methods.ts';
import { parsePaymentReference } from '#money/domain/payment-reference.ts';
import { type DonationMatter, donationMatters } from './open-matters.ts';
import { refundAnswers, refundPlaces } from './refund.rules.ts';

/** One line that somebody typed: no control characters, no spaces around it. */
const line = (most: number) =>
  z
    .string()
    .transform(text =>
      text
        .normalize('NFC')
        .replace(/\p{C}+/gu, ' ')
        .trim(),
    )
    .pipe(z.string().max(most));
const filled = (most: number) => line(most).refine(text => text !== '');
const day = z.string().refine(isIsoDay);
const reference = z
  .string()
  .max(60)
  .transform(text => parsePaymentReference(text))
  .refine(found => found !== null)
  .transform(String);
const purpose = z.string().regex(/^(general|(project|campaign)-\d{1,9})$/);

/** What each form at the desk sends. */
export const deskForms = {
  ask: z.object({ reference }),
  refund: z.object({
    reference,
    payment: filled(255),
    amount: filled(40),
    reason: filled(500),
    key: z.uuid(),
    /** staff: one of us pays it, with the fields below. */
    by: z.enum(['provider', 'staff']).default('provider'),
    place: z.enum(refundPlaces).default('bank'),
    payee: line(200).default(''),
    doer: z.coerce.number().int().default(0),
    due: z.union([day, z.literal('')]).default(''),
    /** Only where the gift pays for tickets that are valid. */
    tickets: z.enum(['cancel', 'keep']).optional(),
  }),
  settleRefund: z.object({
    reference,
    refund: z.uuid(),
    answer: z.enum(refundAnswers),
    day: z.union([day, z.literal('')]).default(''),
    document: line(100).default(''),
  }),
  counted: z.object({
    method: z.enum(['cash', 'cheque', 'in-kind']),
    amount: filled(40),
    currency: z.string().refine(isCurrency),
    receivedOn: day,
    countedBy: filled(100),
    description: line(500).default(''),
    purpose: purpose.default('general'),
    language: z.enum(['en', 'am']).default('en'),
    name: z
      .string()
      .transform(tidyName)
      .refine(text => text === '' || isFullName(text))
      .default(''),
    email: z
      .string()
      .transform(pastedEmail)
      .pipe(z.string().max(254))
      .refine(text => text === '' || isEmailAddress(text))
      .default(''),
  }),
  statement: z.object({ account: z.string().regex(/^[0-9A-Z/.]{4,34}$/) }),
  /** How to read an uploaded statement, with the meaning of each column under its index, and what to do with the file. */
  readStatement: z
    .object({
      file: z.uuid(),
      act: z.enum(['read', 'import', 'discard']),
      encoding: z.enum(['', ...encodings]).default(''),
      delimiter: z.enum(['', ...Object.keys(delimiterNames)]).default(''),
      header: z
        .string()
        .regex(/^(?:none|\d{1,2})?$/)
        .default(''),
      dayOrder: z.enum(['', ...dayOrders]).default(''),
      decimal: z.enum(['', '.', ',']).default(''),
      currency: z
        .string()
        .refine(text => text === '' || isCurrency(text))
        .default(''),
      unsigned: z.enum(['', 'in', 'out']).default(''),
      wordIn: line(60).default(''),
      wordOut: line(60).default(''),
    })
    .catchall(z.enum(meanings)),
  /** A decision for each line and the details of unannounced donations and expenses, keyed by account and digest. */
  lines: z.record(
    z
      .string()
      .regex(
        /^(decision|reference|purpose|language|name|email|fund|kind|document|below):[0-9A-Z/.]{4,34}:[0-9a-f]{40}$/,
      ),
    line(254),
  ),
  decide: z.object({ reference, answer: z.enum(['confirm', 'reject']), reason: line(500).default('') }),
};

/** The filter of the list of donations; invalid parts of a query are ignored. */
export type DonationFilter = {
  words: string;
  matter: DonationMatter | null;
  state: DonationStatus | null;
  /** Why the last try to pay failed. */
  failure: Failure | null;
  method: (typeof paymentMethodIds)[number] | null;
  currency: string | null;
  from: string | null;
  to: string | null;
};

const one = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads the filter from a query. */
export function readFilter(query: Readonly<Record<string, unknown>>): DonationFilter {
  const currency = one(query.currency);
  const from = one(query.from);
  const to = one(query.to);
  return {
    words: line(100).catch('').parse(one(query.words)),
    matter: donationMatters.find(matter => matter === query.matter) ?? null,
    state: donationStatuses.find(state => state === query.state) ?? null,
    failure: isFailure(query.failure) ? query.failure : null,
    method: paymentMethodIds.find(method => method === query.method) ?? null,
    currency: isCurrency(currency) ? currency : null,
    from: isIsoDay(from) ? from : null,
    to: isIsoDay(to) ? to : null,
  };
}

/** The filter as a query string. */
export const filterQuery = (filter: DonationFilter): URLSearchParams =>
  new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : [])),
  );

const MOST_PAGES = 100_000;

/** The page number in a query; 1 if there is none. */
export function readPage(value: unknown): number {
  const page = Number(one(value));
  return Number.isSafeInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1;
}
