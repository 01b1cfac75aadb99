import { PROOF_PATH } from '#core/http-names.ts';
import type { Locale } from '#core/locale.ts';
import { formatMoney, storedMoney } from '#core/money.ts';
import type { Words } from '#core/words.ts';
import { paymentMethod } from '#money/domain/payment-methods.ts';
import type { SuggestedCurrency } from '#money/settings/giving-settings.schema.ts';
import { Title } from '#ui/components/title.tsx';
import { ErrorSummary, listProblems } from '#ui/forms/error-summary.tsx';
import { Select } from '#ui/forms/field.tsx';
import { Island } from '#ui/islands/island.tsx';
import { type DonationTexts, donationTexts } from '../donation.texts.ts';
import type { OfferedCurrency } from './amount-choice.tsx';
import { DonationFields } from './donation-form.island.tsx';
import css from './donation-form.module.css';
import {
  amountValue,
  chosenProvider,
  type DonationErrors,
  type DonationOffer,
  type DonationValues,
  errorWords,
  offeredCurrencies,
} from './donation-form.schema.ts';
import { Parcel } from './parcel.tsx';
import { Person } from './person.tsx';
import type { ChosenDonation, Fee, OfferedMethod } from './use-donation.ts';

export type DonationFormProps = {
  locale: Locale;
  offer: DonationOffer;
  purposes: PurposeGroups;
  /** What was chosen before, or what the query asks for. */
  values?: DonationValues;
  errors?: DonationErrors;
  /** The form was sent and has errors. Errors of a query are shown only beside their field. */
  isRefused?: boolean;
  /** Why a valid donation could not begin. */
  failure?: string | undefined;
  /** Giving is slowed: the browser proves work and sends the form by itself, once. */
  slowed?: 'first' | 'again' | undefined;
  titleAs?: 'h1' | 'h2';
};

/** The donation form with its heading, and a parcel that fills with the amount. */
export function DonationForm(props: DonationFormProps) {
  const { locale, offer, titleAs = 'h2' } = props;
  const texts = donationTexts[locale];
  const currencies = offeredCurrencies(offer);
  const chosen = currencies.find(({ currency }) => currency === props.values?.currency) ?? currencies[0];
  return (
    <div className={css.table} id="give" data-on-surface>
      <div className={css.head}>
        <Title as={titleAs} variant="section" id="give-title" words={{ text: texts.title }} />
        <p>{chosen ? texts.lead : texts.noMethod}</p>
      </div>
      <div className={css.parcel}>
        <Parcel />
      </div>
      {chosen && <Form {...props} chosen={chosen} currencies={currencies} />}
    </div>
  );
}

type FormProps = DonationFormProps & { chosen: SuggestedCurrency; currencies: SuggestedCurrency[] };

function Form(props: FormProps) {
  const { locale, offer, values = {}, errors = {}, slowed, chosen, currencies } = props;
  const texts = donationTexts[locale];
  const words = (error: keyof DonationTexts | undefined) =>
    error && errorWords(texts[error], chosen, offer.providers, locale);
  const fees = listFees(offer, currencies);
  return (
    // A proof of work begins by itself.
    <Island when={slowed === 'first' ? 'load' : 'near'}>
      <DonationFields
        locale={locale}
        initial={chosenDonation(values, offer, chosen)}
        currencies={describeCurrencies(currencies, locale)}
        methods={describeProviders(offer, locale)}
        fees={fees}
        feeHint={texts.coverHint.replace('{fees}', `${feeWords(fees, locale, texts)}.`)}
        errors={{ amount: words(errors.amount ?? errors.currency), method: words(errors.method) }}
        proof={slowed && (slowed === 'first' ? PROOF_PATH : '')}
        summary={<Summary {...props} words={words} />}
        purpose={
          <PurposeChoice
            groups={props.purposes}
            value={values.purpose}
            error={words(errors.purpose)}
            texts={texts}
          />
        }
        person={<Person {...{ values, texts, locale }} findError={field => words(errors[field])} />}
      />
    </Island>
  );
}

type SummaryProps = Pick<DonationFormProps, 'locale' | 'errors' | 'isRefused' | 'failure'> & {
  words: (error: keyof DonationTexts | undefined) => string | undefined;
};

function Summary({ locale, errors = {}, isRefused, failure, words }: SummaryProps) {
  const problems = isRefused
    ? listProblems(
        ['give-own', words(errors.amount ?? errors.currency)],
        ['give-purpose', words(errors.purpose)],
        ['give-way', words(errors.method)],
        ['give-honoured', words(errors.honoured)],
        ['give-card-email', words(errors.cardEmail)],
        ['give-card-words', words(errors.cardWords)],
        ['give-name', words(errors.name)],
        ['give-email', words(errors.email)],
        ['give-note', words(errors.note)],
      )
    : [];
  return <ErrorSummary locale={locale} problems={failure ? [{ words: failure }] : problems} />;
}

/** The initial payment method: the one that was sent, else the first that takes the currency. */
function chosenDonation(
  values: DonationValues,
  { providers }: DonationOffer,
  { currency }: SuggestedCurrency,
): ChosenDonation {
  return {
    currency,
    amount: values.amount ?? '',
    own: values.own ?? '',
    method: chosenProvider(values, providers, currency)?.id ?? '',
    rhythm: values.rhythm === 'monthly' ? 'monthly' : 'once',
    cover: values.cover !== undefined,
  };
}

function describeCurrencies(currencies: SuggestedCurrency[], locale: Locale): OfferedCurrency[] {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return currencies.map(({ currency, amounts }) => ({
    currency,
    name: names.of(currency) ?? '',
    amounts: amounts.map(({ units, does }) => ({
      value: amountValue(currency, units),
      sum: formatMoney({ units, currency }, locale),
      does,
    })),
  }));
}

function describeProviders({ providers }: DonationOffer, locale: Locale): OfferedMethod[] {
  return providers.map(({ id, smallest, canBeMonthly }) => {
    const { label = id, hint = '' } = paymentMethod(id)?.choice?.[locale] ?? {};
    return { id, label, hint, takes: Object.keys(smallest), canBeMonthly };
  });
}

function listFees(offer: DonationOffer, currencies: SuggestedCurrency[]): Fee[] {
  return offer.providers.flatMap(({ id }) =>
    currencies.flatMap(({ currency }) => {
      const rate = offer.findFee(id, currency);
      return rate ? [{ method: id, currency, basisPoints: rate.basisPoints, fixed: String(rate.fixed) }] : [];
    }),
  );
}

function feeWords(fees: readonly Fee[], locale: Locale, texts: DonationTexts): string {
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const words = fees.map(({ currency, basisPoints, fixed }) => {
    const percent = format.format(basisPoints / 10_000);
    if (fixed === '0') return texts.feePart.replace('{percent}', percent);
    const sum = formatMoney(storedMoney(fixed, currency), locale);
    return texts.feeBoth.replace('{percent}', percent).replace('{fixed}', sum);
  });
  return [...new Set(words)].join('; ');
}

export type Purpose = { value: string; name: Words };
/** What a donation can be for, beside "where it is needed most". */
export type PurposeGroups = { campaigns: readonly Purpose[]; projects: readonly Purpose[] };

/** The field `purpose` of a donation without a campaign or project. */
export const GENERAL_PURPOSE = 'general';

type PurposeChoiceProps = {
  groups: PurposeGroups;
  value: string | undefined;
  error: string | undefined;
  texts: DonationTexts;
};

/** The choice of a purpose. Hidden without purposes; if the purpose asked for has ended, nothing is preselected. */
export function PurposeChoice({ groups, value, error, texts }: PurposeChoiceProps) {
  const { campaigns, projects } = groups;
  if (campaigns.length + projects.length === 0 && error === undefined) return null;
  const known = [GENERAL_PURPOSE, ...[...campaigns, ...projects].map(purpose => purpose.value)];
  const chosen = known.find(each => each === (value ?? GENERAL_PURPOSE)) ?? '';
  return (
    <Select id="give-purpose" name="purpose" label={texts.purpose} defaultValue={chosen} error={error}>
      {chosen === '' && <option value="">{texts.choosePurpose}</option>}
      <option value={GENERAL_PURPOSE}>{texts.general}</option>
      <Group label={texts.campaigns} purposes={campaigns} />
      <Group label={texts.projects} purposes={projects} />
    </Select>
  );
}

function Group({ label, purposes }: { label: string; purposes: readonly Purpose[] }) {
  if (purposes.length === 0) return null;
  return (
    <optgroup label={label}>
      {purposes.map(({ value, name }) => (
        <option key={value} value={value} lang={name.lang}>
          {name.text}
        </option>
      ))}
    </optgroup>
  );
}
