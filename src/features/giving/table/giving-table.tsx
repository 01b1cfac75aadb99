import { longestEmail } from '#core/email-address.ts';
import { type Locale, localePath } from '#core/locale.ts';
import { longestName } from '#core/person-name.ts';
import { Button } from '#ui/components/button.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { Title } from '#ui/components/title.tsx';
import { Choice, ChoiceGroup } from '#ui/forms/choice.tsx';
import { Field, TextArea } from '#ui/forms/field.tsx';
import {
  errorWords,
  type GiftErrors,
  type GiftOffer,
  type GiftValues,
  longestNote,
  offeredCurrencies,
} from '../give.schema.ts';
import { type GivingTexts, givingTexts } from '../giving.texts.ts';
import { AmountChoice } from './amount-choice.tsx';
import { CoverFee } from './cover-fee.tsx';
import css from './giving-table.module.css';
import { Parcel } from './parcel.tsx';
import { PurposeChoice, type PurposeGroups } from './purpose-choice.tsx';

export type GivingTableProps = {
  locale: Locale;
  offer: GiftOffer;
  purposes: PurposeGroups;
  /** What was chosen before, or what an address asks for. */
  values?: GiftValues;
  errors?: GiftErrors;
  /** Why a gift that was right could not be begun. */
  failure?: string;
  titleAs?: 'h1' | 'h2';
};

/**
 * The form to give: plain HTML that /send/gift answers by leading to the payment. giving-table.browser.ts adds the fee in
 * numbers and keeps one amount chosen.
 */
export function GivingTable(props: GivingTableProps) {
  const { locale, offer, values = {}, errors = {}, failure, titleAs = 'h2' } = props;
  const texts = givingTexts[locale];
  const currencies = offeredCurrencies(offer);
  const chosen = currencies.find(({ currency }) => currency === values.currency) ?? currencies[0];
  const words = (error: keyof GivingTexts | undefined) =>
    error && errorWords(texts[error], chosen, offer.ways, locale);
  return (
    <div className={css.table} id="give" data-on-surface>
      <div className={css.head}>
        <Title as={titleAs} variant="section" id="give-title" words={{ text: texts.title }} />
        <p>{chosen ? texts.lead : texts.noWay}</p>
      </div>
      <div className={css.parcel}>
        <Parcel />
      </div>
      {chosen && (
        <form
          className={css.form}
          action={localePath(locale, '/send/gift')}
          method="post"
          noValidate
          aria-labelledby="give-title"
          data-giving
        >
          {failure && (
            <p className={css.failure} role="alert">
              <Icon name="warning" size="small" />
              <span>{failure}</span>
            </p>
          )}
          <AmountChoice
            {...{ locale, currencies, values, texts }}
            chosen={chosen.currency}
            error={words(errors.amount ?? errors.currency)}
          />
          <PurposeChoice
            groups={props.purposes}
            value={values.purpose}
            error={words(errors.purpose)}
            texts={texts}
          />
          <WayChoice {...{ offer, values, texts }} error={words(errors.way)} />
          <CoverFee {...{ locale, offer, values, texts }} currencies={currencies} />
          <Person
            {...{ values, texts }}
            errors={{ name: words(errors.name), email: words(errors.email), note: words(errors.note) }}
          />
          <Button type="submit" variant="go" wide>
            {texts.go}
          </Button>
        </form>
      )}
    </div>
  );
}

const wayWords = {
  stripe: ['wayStripe', 'wayStripeHint'],
  chapa: ['wayChapa', 'wayChapaHint'],
  practice: ['wayPractice', 'wayPracticeHint'],
} as const;

type Part = { offer: GiftOffer; values: GiftValues; texts: GivingTexts; error?: string | undefined };

/** Whoever offers one way only does not ask. */
function WayChoice({ offer: { ways }, values, texts, error }: Part) {
  return (
    <ChoiceGroup id="give-way" legend={texts.way} error={error}>
      {ways.map(({ id }) => {
        const [label, hint] = wayWords[id];
        return (
          <Choice
            key={id}
            type="radio"
            name="way"
            value={id}
            defaultChecked={values.way === id || ways.length === 1}
            label={texts[label]}
            hint={texts[hint]}
          />
        );
      })}
    </ChoiceGroup>
  );
}

type PersonErrors = Record<'name' | 'email' | 'note', string | undefined>;

function Person({ values, texts, errors }: { values: GiftValues; texts: GivingTexts; errors: PersonErrors }) {
  return (
    <div className={css.person}>
      <Choice
        type="checkbox"
        name="receipt"
        value="yes"
        defaultChecked={values.receipt !== undefined}
        label={texts.receipt}
        hint={texts.receiptHint}
        data-opens-person
      />
      <div className={css.fields}>
        <Field
          id="give-name"
          name="name"
          label={texts.name}
          maxLength={longestName}
          autoComplete="name"
          defaultValue={values.name}
          error={errors.name}
        />
        <Field
          id="give-email"
          name="email"
          label={texts.email}
          inputMode="email"
          maxLength={longestEmail}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={values.email}
          error={errors.email}
        />
        <TextArea
          id="give-note"
          name="note"
          label={texts.note}
          hint={texts.noteHint}
          rows={3}
          maxLength={longestNote}
          defaultValue={values.note}
          error={errors.note}
        />
        <Choice
          type="checkbox"
          name="named"
          value="yes"
          defaultChecked={values.named !== undefined}
          label={texts.named}
          hint={texts.anonymousHint}
        />
      </div>
    </div>
  );
}
