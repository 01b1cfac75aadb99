import { longestEmail } from '#core/email-address.ts';
import { longestName } from '#core/person-name.ts';
import { Choice } from '#ui/forms/choice.tsx';
import { Field, TextArea } from '#ui/forms/field.tsx';
import { type GiftValues, longestNote } from '../give.schema.ts';
import type { GivingTexts } from '../giving.texts.ts';
import css from './giving-table.module.css';

type PersonProps = {
  values: GiftValues;
  texts: GivingTexts;
  errors: Record<'name' | 'email' | 'note', string | undefined>;
};

/** Who gives, with a note: asked only of those who want to write it. */
export function Person({ values, texts, errors }: PersonProps) {
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
      <div className={css.fields}>
        <NameAndEmail {...{ values, texts, errors }} />
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

function NameAndEmail({ values, texts, errors }: PersonProps) {
  return (
    <>
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
    </>
  );
}
