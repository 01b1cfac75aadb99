import { isEmailAddress, pastedEmail } from '#core/email-address.ts';
import type { Locale } from '#core/locale.ts';
import {
  coverFee,
  type FeeRate,
  formatMoney,
  type Money,
  type MoneyProblem,
  parseMoney,
} from '#core/money.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { ownValue } from '#core/own-value.ts';
import { isFullName, tidyName } from '#core/person-name.ts';
import type { Donor } from '#money/domain/donor.ts';
import type { PaymentProvider } from '#money/domain/payment-provider.ts';
import { findLeast, type SuggestedCurrency } from '#money/settings/giving-settings.schema.ts';
import {
  asksForCard,
  type HonourError,
  type HonourErrors,
  honourErrors,
  honourFields,
  isNameForCard,
  readHonour,
} from '../honour/honour.schema.ts';

/** The fields of the form on /donate. */
export const donationFields = [
  'currency',
  'amount',
  'own',
  'rhythm',
  'purpose',
  'cover',
  'receipt',
  'name',
  'email',
  'named',
  'note',
  'method',
  ...honourFields,
] as const;
export type DonationField = (typeof donationFields)[number];
/** What somebody chose and typed, unchecked. */
export type DonationValues = Partial<Record<DonationField, string>>;

/** Keys of donation.texts.ts; `{amount}` in the words is the smallest donation. */
export type DonationError =
  | 'chooseAmount'
  | 'notAnAmount'
  | 'tooLittle'
  | 'tooMuch'
  | 'tooPrecise'
  | 'eitherAmount'
  | 'noSuchCurrency'
  | 'noSuchPurpose'
  | 'chooseMethod'
  | 'methodTakesNot'
  | 'methodNotMonthly'
  | 'invalidName'
  | 'invalidEmail'
  | 'longNote'
  | HonourError;
export type DonationErrors = Partial<
  Record<
    'amount' | 'currency' | 'purpose' | 'method' | 'name' | 'email' | 'note' | keyof HonourErrors,
    DonationError
  >
>;

/** What can be chosen at the moment. */
export type DonationOffer = {
  /** The language of the page, and of a card that chooses none. */
  language: Locale;
  currencies: readonly SuggestedCurrency[];
  providers: readonly Pick<PaymentProvider, 'id' | 'smallest' | 'canBeMonthly'>[];
  purposes: readonly { value: string; project: number | null; campaign: string | null }[];
  findFee: (method: string, currency: string) => FeeRate | null;
};

/** A valid form. */
export type CheckedDonation = {
  total: Money;
  feeCovered: bigint;
  rhythm: 'once' | 'monthly';
  project: number | null;
  campaign: string | null;
  method: PaymentProvider['id'];
  donor: Donor | null;
};

export const OWN_AMOUNT = 'own';
export const longestNote = 500;

const amountErrors: Record<MoneyProblem, DonationError> = {
  missing: 'chooseAmount',
  'not-an-amount': 'notAnAmount',
  negative: 'tooLittle',
  nothing: 'tooLittle',
  'too-precise': 'tooPrecise',
  'too-much': 'tooMuch',
  'unknown-currency': 'noSuchCurrency',
};

/** How a suggested amount is written in the form: `USD-2500`. */
export const amountValue = (currency: string, units: bigint): string => `${currency}-${units}`;

/** The currencies that at least one provider takes. */
export const offeredCurrencies = ({
  currencies,
  providers,
}: Pick<DonationOffer, 'currencies' | 'providers'>) =>
  currencies.filter(({ currency }) => providers.some(({ smallest }) => Object.hasOwn(smallest, currency)));

/** Reads the form; errors are named by field. A form with two amounts is refused. */
export function readDonationForm(
  values: DonationValues,
  offer: DonationOffer,
): Outcome<CheckedDonation, DonationErrors> {
  const errors: DonationErrors = {};
  const chosen = offeredCurrencies(offer).find(({ currency }) => currency === values.currency);
  if (!chosen) return problem({ currency: 'noSuchCurrency' });
  const donation = readAmount(values, chosen);
  if (!donation.ok) errors.amount = donation.problem;
  else if (donation.value.units < findLeast(chosen, offer.providers)) errors.amount = 'tooLittle';
  const purpose = offer.purposes.find(({ value }) => value === (values.purpose ?? 'general'));
  if (!purpose) errors.purpose = 'noSuchPurpose';
  const provider = chosenProvider(values, offer.providers, chosen.currency);
  if (!provider) errors.method = 'chooseMethod';
  else if (donation.ok && errors.amount === undefined && !takesUnits(provider, donation.value))
    errors.method = 'methodTakesNot';
  else if (isMonthly(values) && !provider.canBeMonthly) errors.method = 'methodNotMonthly';
  Object.assign(errors, personErrors(values));
  if (!donation.ok || !purpose || !provider || Object.keys(errors).length > 0) return problem(errors);
  const rate = values.cover === undefined ? null : offer.findFee(provider.id, chosen.currency);
  const { total, cover } = rate ? coverFee(donation.value, rate) : { total: donation.value, cover: null };
  return ok({
    total,
    feeCovered: cover?.units ?? 0n,
    rhythm: isMonthly(values) ? 'monthly' : 'once',
    project: purpose.project,
    campaign: purpose.campaign,
    method: provider.id,
    donor: readDonor(values, offer.language),
  });
}

/** The chosen provider; without a choice the first that takes the currency and, if wanted, monthly donations. */
export function chosenProvider<Offered extends DonationOffer['providers'][number]>(
  values: DonationValues,
  providers: readonly Offered[],
  currency: string,
): Offered | undefined {
  if (values.method !== undefined) return providers.find(({ id }) => id === values.method);
  return providers.find(
    ({ smallest, canBeMonthly }) => Object.hasOwn(smallest, currency) && (canBeMonthly || !isMonthly(values)),
  );
}

const isMonthly = ({ rhythm }: DonationValues) => rhythm === 'monthly';

/** Receipts, honour cards and monthly donations, which somebody must be able to end, need a name and an address. */
const needsPerson = (values: DonationValues) =>
  values.receipt !== undefined || isMonthly(values) || asksForCard(values);

function readAmount(
  { amount, own = '' }: DonationValues,
  { currency, amounts }: SuggestedCurrency,
): Outcome<Money, DonationError> {
  const suggested = amounts.find(({ units }) => amountValue(currency, units) === amount);
  if (suggested && own.trim() !== '') return problem('eitherAmount');
  if (suggested) return ok({ units: suggested.units, currency });
  const typed = parseMoney(own, currency);
  return typed.ok ? typed : problem(amountErrors[typed.problem]);
}

function takesUnits({ smallest }: DonationOffer['providers'][number], { units, currency }: Money): boolean {
  const least = ownValue(smallest, currency);
  return least !== undefined && units >= BigInt(least) && units <= BigInt(Number.MAX_SAFE_INTEGER);
}

/** Name and address are read only if they are needed. */
function personErrors(values: DonationValues): DonationErrors {
  if (!needsPerson(values)) return {};
  const { name = '', email = '', note = '' } = values;
  return {
    ...(asksForCard(values) ? honourErrors(values) : {}),
    ...(asksForCard(values) && !isNameForCard(tidyName(name)) ? { name: 'nameOnCard' } : {}),
    ...(!isFullName(tidyName(name)) ? { name: 'invalidName' } : {}),
    ...(isEmailAddress(pastedEmail(email)) ? {} : { email: 'invalidEmail' }),
    ...(note.length > longestNote ? { note: 'longNote' } : {}),
  };
}

function readDonor(values: DonationValues, language: Locale): Donor | null {
  if (!needsPerson(values)) return null;
  const { name = '', email = '', note = '', named } = values;
  return {
    name: tidyName(name),
    email: pastedEmail(email),
    mayBeNamed: named !== undefined,
    honour: readHonour(values, language),
    note: note.normalize('NFC').trim(),
  };
}

/** The text of an error, with the smallest donation filled in. */
export function errorWords(
  words: string,
  chosen: SuggestedCurrency | undefined,
  providers: DonationOffer['providers'],
  locale: Locale,
): string {
  if (!chosen) return words;
  return words.replace(
    '{amount}',
    formatMoney({ units: findLeast(chosen, providers), currency: chosen.currency }, locale),
  );
}

/** The initial values of the form for a query, and that query for links to the other language. */
export type AskedPurpose = { values: DonationValues; errors: DonationErrors; query: string };

const kinds = ['campaign', 'project'] as const;

/** The campaign or project in a query. If it has ended, the page says so and preselects nothing else. */
export function readAskedPurpose(asked: URLSearchParams, offered: DonationOffer['purposes']): AskedPurpose {
  const kind = kinds.find(name => asked.has(name));
  if (kind === undefined) return { values: {}, errors: {}, query: '' };
  const number = asked.get(kind) ?? '';
  const purpose = `${kind}-${number}`;
  const isThere = offered.some(({ value }) => value === purpose);
  return {
    values: { purpose },
    errors: isThere ? {} : { purpose: 'noSuchPurpose' },
    query: `?${new URLSearchParams({ [kind]: number })}`,
  };
}
