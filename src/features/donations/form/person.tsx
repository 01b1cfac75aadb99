import { longestEmail } from '#core/email-address.ts';
import type { Locale } from '#core/locale.ts';
import { longestFullName } from '#core/person-name.ts';
import { Choice } from '#ui/forms/choice.tsx';
import { Field, TextArea } from '#ui/forms/field.tsx';
import type { DonationTexts } from '../donation.texts.ts';
import type { HonourErrors } from '../honour/honour.schema.ts';
import { HonourChoice } from '../honour/honour-choice.tsx';
import css from './donation-form.module.css';
import { type DonationValues, longestNote } from './donation-form.schema.ts';

type PersonProps = {
  values: DonationValues;
  texts: DonationTexts;
  /** The words of what is wrong with a field. */
  errorOf: (field: 'name' | 'email' | 'note' | keyof HonourErrors) => string | undefined;
  locale: Locale;
};

/** Who gives, with a note: asked only of those who want to write it. */
export function Person({ values, texts, errorOf, locale }: PersonProps) {
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
      <HonourChoice {...{ values, texts, errorOf, locale }} fields={css.honour} />
      <div className={css.fields}>
        <NameAndEmail {...{ values, texts, errorOf }} />
        <TextArea
          id="give-note"
          name="note"
          label={texts.note}
          hint={texts.noteHint}
          rows={3}
          maxLength={longestNote}
          defaultValue={values.note}
          error={errorOf('note')}
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

function NameAndEmail({ values, texts, errorOf }: Omit<PersonProps, 'locale'>) {
  return (
    <>
      <Field
        id="give-name"
        name="name"
        label={texts.name}
        maxLength={longestFullName}
        autoComplete="name"
        defaultValue={values.name}
        error={errorOf('name')}
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
        error={errorOf('email')}
      />
    </>
  );
}
