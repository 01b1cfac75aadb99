import { longestEmail } from '#core/email-address.ts';
import { type Locale, locales } from '#core/locale.ts';
import { longestFullName } from '#core/person-name.ts';
import { Choice } from '#ui/forms/choice.tsx';
import { Field, Select, TextArea } from '#ui/forms/field.tsx';
import type { DonationTexts } from '../donation.texts.ts';
import {
  asksForCard,
  type HonourErrors,
  type HonourValues,
  longestCardWords,
  longestNameOnCard,
} from '../honour/honour.schema.ts';
import css from './donation-form.module.css';
import { type DonationValues, longestNote } from './donation-form.schema.ts';

type PersonProps = {
  values: DonationValues;
  texts: DonationTexts;
  /** The words of what is wrong with a field. */
  findError: (field: 'name' | 'email' | 'note' | keyof HonourErrors) => string | undefined;
  locale: Locale;
};

/** Name, address and note, for those who want a receipt. */
export function Person({ values, texts, findError, locale }: PersonProps) {
  return (
    <div className={css.person}>
      <p className={css.monthlyOnly}>{texts.monthlyPerson}</p>
      <Choice
        type="checkbox"
        name="receipt"
        value="yes"
        defaultChecked={values.receipt !== undefined}
        label={texts.receipt}
        hint={texts.receiptHint}
        data-opens-person
      />
      <HonourChoice {...{ values, texts, findError, locale }} fields={css.honour} />
      <div className={css.fields}>
        <NameAndEmail {...{ values, texts, findError }} />
        <TextArea
          id="give-note"
          name="note"
          label={texts.note}
          hint={texts.noteHint}
          rows={3}
          maxLength={longestNote}
          defaultValue={values.note}
          error={findError('note')}
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

function NameAndEmail({ values, texts, findError }: Omit<PersonProps, 'locale'>) {
  return (
    <>
      <Field
        id="give-name"
        name="name"
        label={texts.name}
        maxLength={longestFullName}
        autoComplete="name"
        defaultValue={values.name}
        error={findError('name')}
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
        error={findError('email')}
      />
    </>
  );
}

type HonourChoiceProps = {
  values: HonourValues;
  texts: DonationTexts;
  findError: (field: keyof HonourErrors) => string | undefined;
  locale: Locale;
  /** The class of the fields, which are shown once the box is ticked. */
  fields: string | undefined;
};

const languageNames: Record<Locale, string> = { en: 'English', am: 'አማርኛ' };

/** Whether a card goes out in somebody's honour, and what is on it. */
function HonourChoice({ fields, ...card }: HonourChoiceProps) {
  return (
    <>
      <Choice
        type="checkbox"
        name="honour"
        value="yes"
        defaultChecked={asksForCard(card.values)}
        label={card.texts.honour}
        hint={card.texts.honourHint}
        data-opens-honour
      />
      <div className={fields}>
        <WhomAndWhere {...card} />
        <LineAndLanguage {...card} />
      </div>
    </>
  );
}

type CardProps = Omit<HonourChoiceProps, 'fields'>;

/** A section of its own, because the browser must not suggest to fill in the donor; "off" would lose it on the way back. */
function WhomAndWhere({ values, texts, findError }: CardProps) {
  return (
    <>
      <Field
        id="give-honoured"
        name="honoured"
        label={texts.honoured}
        maxLength={longestNameOnCard}
        autoComplete="section-honoured name"
        defaultValue={values.honoured}
        error={findError('honoured')}
      />
      <Field
        id="give-card-email"
        name="cardEmail"
        label={texts.cardEmail}
        hint={texts.cardEmailHint}
        inputMode="email"
        maxLength={longestEmail}
        autoComplete="section-honoured email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={values.cardEmail}
        error={findError('cardEmail')}
      />
    </>
  );
}

function LineAndLanguage({ values, texts, findError, locale }: CardProps) {
  return (
    <>
      <Field
        id="give-card-words"
        name="cardWords"
        label={texts.cardWords}
        hint={texts.cardWordsHint}
        maxLength={longestCardWords}
        defaultValue={values.cardWords}
        error={findError('cardWords')}
      />
      <Select
        id="give-card-language"
        name="cardLanguage"
        label={texts.cardLanguage}
        defaultValue={values.cardLanguage ?? locale}
      >
        {locales.map(each => (
          <option key={each} value={each} lang={each}>
            {languageNames[each]}
          </option>
        ))}
      </Select>
    </>
  );
}
