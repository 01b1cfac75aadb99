import { type Locale, localePath } from '#core/locale.ts';
import { Button } from '#ui/components/button.tsx';
import { Title } from '#ui/components/title.tsx';
import { Choice, ChoiceGroup } from '#ui/forms/choice.tsx';
import { ErrorSummary, problemsOf } from '#ui/forms/error-summary.tsx';
import { PROOF_PATH } from '#ui/proof/proof-path.ts';
import {
  errorWords,
  type GiftErrors,
  type GiftOffer,
  type GiftValues,
  offeredCurrencies,
  wayOf,
} from '../give.schema.ts';
import { type GivingTexts, givingTexts } from '../giving.texts.ts';
import { AmountChoice } from './amount-choice.tsx';
import { CoverFee } from './cover-fee.tsx';
import css from './giving-table.module.css';
import { Parcel } from './parcel.tsx';
import { Person } from './person.tsx';
import { PurposeChoice, type PurposeGroups } from './purpose-choice.tsx';

export type GivingTableProps = {
  locale: Locale;
  offer: GiftOffer;
  purposes: PurposeGroups;
  /** What was chosen before, or what an address asks for. */
  values?: GiftValues;
  errors?: GiftErrors;
  /** The form was sent and is refused for its errors; those of an address stand beside their field alone. */
  isRefused?: boolean;
  /** Why a gift that was right could not be begun. */
  failure?: string | undefined;
  /** Giving is slowed: the browser proves work and sends the form by itself, once. */
  slowed?: 'first' | 'again' | undefined;
  titleAs?: 'h1' | 'h2';
};

/**
 * The form to give: plain HTML that /send/gift answers by leading to the payment. giving-table.browser.ts adds the fee in
 * numbers and keeps one amount chosen.
 */
export function GivingTable(props: GivingTableProps) {
  const { locale, offer, values = {}, errors = {}, failure, slowed, titleAs = 'h2' } = props;
  const texts = givingTexts[locale];
  const currencies = offeredCurrencies(offer);
  const chosen = currencies.find(({ currency }) => currency === values.currency) ?? currencies[0];
  const words = (error: keyof GivingTexts | undefined) =>
    error && errorWords(texts[error], chosen, offer.ways, locale);
  const problems = props.isRefused
    ? problemsOf(
        ['give-own', words(errors.amount ?? errors.currency)],
        ['give-purpose', words(errors.purpose)],
        ['give-way', words(errors.way)],
        ['give-honoured', words(errors.honoured)],
        ['give-card-email', words(errors.cardEmail)],
        ['give-card-words', words(errors.cardWords)],
        ['give-name', words(errors.name)],
        ['give-email', words(errors.email)],
        ['give-note', words(errors.note)],
      )
    : [];
  return (
    <div className={css.table} id="give" data-on-surface>
      <Head titleAs={titleAs} title={texts.title} lead={chosen ? texts.lead : texts.noWay} />
      {chosen && (
        <form
          className={css.form}
          action={localePath(locale, '/send/gift')}
          method="post"
          noValidate
          aria-labelledby="give-title"
          data-giving
        >
          <ErrorSummary locale={locale} problems={failure ? [{ words: failure }] : problems} />
          {slowed && <input type="hidden" name="proof" data-proof={slowed === 'first' ? PROOF_PATH : ''} />}
          <AmountChoice
            {...{ locale, currencies, values, texts }}
            chosen={chosen.currency}
            error={words(errors.amount ?? errors.currency)}
          />
          <RhythmChoice {...{ offer, values, texts }} />
          <PurposeChoice
            groups={props.purposes}
            value={values.purpose}
            error={words(errors.purpose)}
            texts={texts}
          />
          <WayChoice {...{ offer, values, texts }} currency={chosen.currency} error={words(errors.way)} />
          <CoverFee {...{ locale, offer, values, texts }} currencies={currencies} />
          <Person {...{ values, texts, locale }} errorOf={field => words(errors[field])} />
          <Button type="submit" variant="go" wide>
            <span data-giving-go={JSON.stringify({ locale, once: texts.goWith, monthly: texts.goMonthly })}>
              {texts.go}
            </span>
          </Button>
        </form>
      )}
    </div>
  );
}

const wayWords = {
  stripe: ['wayStripe', 'wayStripeHint'],
  chapa: ['wayChapa', 'wayChapaHint'],
  bank: ['wayBank', 'wayBankHint'],
  practice: ['wayPractice', 'wayPracticeHint'],
} as const;

type Part = { offer: GiftOffer; values: GiftValues; texts: GivingTexts; error?: string | undefined };

/** The first way that takes the currency is chosen already; giving-table.browser.ts follows a change of the currency. */
function WayChoice({ offer: { ways }, values, texts, error, currency }: Part & { currency: string }) {
  const chosen = wayOf(values, ways, currency)?.id;
  return (
    <ChoiceGroup id="give-way" legend={texts.way} error={error}>
      {ways.map(({ id, canBeMonthly, smallest }, place) => {
        const [label, hint] = wayWords[id];
        return (
          <Choice
            key={id}
            id={place === 0 ? 'give-way' : undefined}
            type="radio"
            name="way"
            value={id}
            defaultChecked={id === chosen}
            label={texts[label]}
            hint={texts[hint]}
            data-takes={Object.keys(smallest).join(' ')}
            data-once-only={canBeMonthly ? undefined : true}
          />
        );
      })}
    </ChoiceGroup>
  );
}

type HeadProps = { titleAs: 'h1' | 'h2'; title: string; lead: string };

function Head({ titleAs, title, lead }: HeadProps) {
  return (
    <>
      <div className={css.head}>
        <Title as={titleAs} variant="section" id="give-title" words={{ text: title }} />
        <p>{lead}</p>
      </div>
      <div className={css.parcel}>
        <Parcel />
      </div>
    </>
  );
}

type RhythmChoiceProps = { offer: GiftOffer; values: GiftValues; texts: GivingTexts };

/** Once or each month; not asked where no way can do it each month. */
function RhythmChoice({ offer, values: { rhythm }, texts }: RhythmChoiceProps) {
  if (!offer.ways.some(({ canBeMonthly }) => canBeMonthly)) return null;
  return (
    <ChoiceGroup id="give-rhythm" legend={texts.rhythm}>
      <Choice
        type="radio"
        name="rhythm"
        value="once"
        defaultChecked={rhythm !== 'monthly'}
        label={texts.once}
      />
      <Choice
        type="radio"
        name="rhythm"
        value="monthly"
        defaultChecked={rhythm === 'monthly'}
        label={texts.monthly}
        hint={texts.monthlyHint}
        data-monthly
      />
    </ChoiceGroup>
  );
}
