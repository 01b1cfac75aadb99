import { longestEmail } from '#core/email-address.ts';
import { type Locale, locales } from '#core/locale.ts';
import { Choice } from '#ui/forms/choice.tsx';
import { Field, Select } from '#ui/forms/field.tsx';
import {
  asksForCard,
  type HonourErrors,
  type HonourValues,
  longestCardWords,
  longestNameOnCard,
} from './honour.schema.ts';
import type { honourFormTexts } from './honour-form.texts.ts';

type HonourChoiceProps = {
  values: HonourValues;
  texts: Record<keyof (typeof honourFormTexts)['en'], string>;
  errorOf: (field: keyof HonourErrors) => string | undefined;
  locale: Locale;
  /** The class of the fields, which show once the box is ticked. */
  fields: string | undefined;
};

const languageNames: Record<Locale, string> = { en: 'English', am: 'አማርኛ' };

/** Whether a card goes out in somebody's honour, and what is on it. */
export function HonourChoice({ fields, ...card }: HonourChoiceProps) {
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

function WhomAndWhere({ values, texts, errorOf }: CardProps) {
  return (
    <>
      <Field
        id="give-honoured"
        name="honoured"
        label={texts.honoured}
        maxLength={longestNameOnCard}
        autoComplete="off"
        defaultValue={values.honoured}
        error={errorOf('honoured')}
      />
      <Field
        id="give-card-email"
        name="cardEmail"
        label={texts.cardEmail}
        hint={texts.cardEmailHint}
        inputMode="email"
        maxLength={longestEmail}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={values.cardEmail}
        error={errorOf('cardEmail')}
      />
    </>
  );
}

function LineAndLanguage({ values, texts, errorOf, locale }: CardProps) {
  return (
    <>
      <Field
        id="give-card-words"
        name="cardWords"
        label={texts.cardWords}
        hint={texts.cardWordsHint}
        maxLength={longestCardWords}
        autoComplete="off"
        defaultValue={values.cardWords}
        error={errorOf('cardWords')}
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
