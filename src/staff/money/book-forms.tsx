import { randomUUID } from 'node:crypto';
import type { ReactNode } from 'react';
import { shownDay } from '#core/message.ts';
import type { EnteredRate } from '#money/ledger/list-entries.ts';
import type { SpendingKind } from '#money/ledger/spending-kinds.ts';
import type { Balance } from '#money/ledger/totals.ts';
import { presetCurrencies } from '#money/settings/giving-settings.schema.ts';
import { ActForm } from '#staff/frame/act-form.tsx';
import styles from '#staff/frame/admin-page.module.css';
import { languageHere, sayHere } from '#staff/language/say.ts';
import { Submit } from '../parts/buttons.tsx';
import { Choices, Field } from '../parts/field.tsx';
import { AllowNegative, AmountFields, balanceChoices, CurrencyInput, DayAndNote } from './book-fields.tsx';
import { ScanField } from './manual-entries.tsx';

type BookFormsProps = {
  api: string;
  funds: ReadonlyMap<string, string>;
  rates: readonly EnteredRate[];
  balances: readonly Balance[];
  kinds: readonly SpendingKind[];
  today: string;
};

/** The names of kinds of spending by their code, in the reader's language. */
export const namedKinds = (kinds: readonly SpendingKind[]): Map<string, string> =>
  new Map(kinds.map(({ code, english, amharic }) => [code, nameKind(english, amharic)]));
const nameKind = (english: string, amharic: string) =>
  languageHere() === 'am' && amharic !== '' ? amharic : english;

/** The forms for manual entries, each in a section that unfolds. */
export function BookForms(props: BookFormsProps) {
  return (
    <div className={styles.sections}>
      <datalist id="book-currencies">
        {presetCurrencies.map(currency => (
          <option key={currency} value={currency} />
        ))}
      </datalist>
      <Transfer {...props} />
      <Spending {...props} />
      <Exchange {...props} />
      <Rate {...props} />
      <Kinds {...props} />
    </div>
  );
}

type FormSectionProps = {
  title: string;
  action: string;
  button: string;
  takesFile?: boolean;
  children: ReactNode;
};

function FormSection({ title, action, button, takesFile = false, children }: FormSectionProps) {
  return (
    <details>
      <summary className={styles.unfold}>{title}</summary>
      <ActForm action={action} takesFile={takesFile} className={styles.form}>
        <input type="hidden" name="key" value={randomUUID()} />
        {children}
        <Submit>{button}</Submit>
      </ActForm>
    </details>
  );
}

function Transfer({ api, today, ...holdings }: BookFormsProps) {
  const say = sayHere();
  const choices = balanceChoices(holdings);
  return (
    <FormSection
      title={say('Move money between funds')}
      action={`${api}/donations/books/transfer`}
      button={say('Move')}
    >
      <AmountFields />
      <Field name="place" label={say('Where the money is')}>
        <Choices name="place" {...choices.places} />
      </Field>
      <Field name="from" label={say('From the fund')}>
        <Choices name="from" {...choices.funds} />
      </Field>
      <Field name="to" label={say('To the fund')}>
        <Choices name="to" options={choices.funds.options} required={{ preselected: '' }} />
      </Field>
      <AllowNegative />
      <DayAndNote today={today} />
    </FormSection>
  );
}

function Spending({ api, kinds, today, ...holdings }: BookFormsProps) {
  const say = sayHere();
  const choices = balanceChoices(holdings);
  const offered = namedKinds(kinds.filter(kind => kind.offered));
  return (
    <FormSection
      title={say('Book spending')}
      action={`${api}/donations/books/spending`}
      button={say('Book spending')}
      takesFile
    >
      <AmountFields />
      <Field name="place" label={say('Paid from')}>
        <Choices name="place" {...choices.places} />
      </Field>
      <Field name="fund" label={say('Money given for')}>
        <Choices name="fund" {...choices.funds} />
      </Field>
      <Field name="kind" label={say('What it was spent on')}>
        <Choices name="kind" options={[['', 'Choose later'], ...offered]} />
      </Field>
      <AllowNegative />
      <Field name="document" label={say('Document: invoice or receipt number, or where it is stored')}>
        <input name="document" maxLength={500} required autoComplete="off" />
      </Field>
      <ScanField
        label={say('Scan of the document: PDF, JPEG, PNG, WebP or HEIC, up to 10 MB (can be added later)')}
      />
      <DayAndNote today={today} />
    </FormSection>
  );
}

function Exchange({ api, rates, today, ...holdings }: BookFormsProps) {
  const say = sayHere();
  const choices = balanceChoices(holdings);
  const named = rates.map(({ id, day, from, to, rate, source }): [string, string] => [
    id,
    `${say(shownDay(day))}: 1 ${from} = ${rate} ${to} (${source})`,
  ]);
  return (
    <FormSection
      title={say('Pay out or exchange money')}
      action={`${api}/donations/books/exchange`}
      button={say('Book it')}
    >
      <AmountFields label={say('Amount paid out')} />
      <Field name="place" label={say('Paid from')}>
        <Choices name="place" {...choices.places} />
      </Field>
      <AmountFields label={say('Amount received')} names={['toAmount', 'toCurrency']} />
      <Field name="toPlace" label={say('Received at')}>
        <Choices name="toPlace" options={choices.places.options} required={{ preselected: 'bank' }} />
      </Field>
      <Field name="fund" label={say('Money given for')}>
        <Choices name="fund" {...choices.funds} />
      </Field>
      <AllowNegative />
      <Field name="rate" label={say('Exchange rate, if the currency changes')}>
        <Choices name="rate" options={[['', 'None: the currency is the same'], ...named]} />
      </Field>
      <DayAndNote today={today} />
    </FormSection>
  );
}

function Rate({ api, today }: BookFormsProps) {
  const say = sayHere();
  return (
    <FormSection
      title={say('Enter an exchange rate')}
      action={`${api}/donations/books/rate`}
      button={say('Enter the rate')}
    >
      <div className={styles.row}>
        <Field name="fromCurrency" label={say('From currency')}>
          <CurrencyInput name="fromCurrency" />
        </Field>
        <Field name="rate" label={say('Rate: 1 unit is worth')}>
          <input name="rate" inputMode="decimal" maxLength={26} required autoComplete="off" />
        </Field>
        <Field name="toCurrency" label={say('To currency')}>
          <CurrencyInput name="toCurrency" />
        </Field>
      </div>
      <Field name="source" label={say('Source, such as the National Bank')}>
        <input name="source" maxLength={200} required />
      </Field>
      <Field name="day" label={say('Date of the rate')}>
        <input type="date" name="day" required defaultValue={today} />
      </Field>
    </FormSection>
  );
}

/** Kinds can be added, renamed and taken off the lists; none is deleted, because entries refer to it. */
function Kinds({ api, kinds }: BookFormsProps) {
  const say = sayHere();
  const action = `${api}/donations/books/kind`;
  return (
    <details>
      <summary className={styles.unfold}>{say('Kinds of spending')}</summary>
      <p>
        {say(
          'Each kind is an account in the books. You can change its name; what was booked under it stays there.',
        )}
      </p>
      {[...kinds, { code: '', english: '', amharic: '', offered: true }].map(kind => (
        <ActForm key={kind.code} action={action} className={styles.form}>
          <input type="hidden" name="key" value={randomUUID()} />
          <input type="hidden" name="code" value={kind.code} />
          <fieldset className={styles.row}>
            <legend>{kind.code === '' ? say('Add a kind') : nameKind(kind.english, kind.amharic)}</legend>
            <Field name="english" label={say('Name in English')}>
              <input name="english" defaultValue={kind.english} maxLength={60} required autoComplete="off" />
            </Field>
            <Field name="amharic" label={say('Name in Amharic (optional)')}>
              <input name="amharic" lang="am" defaultValue={kind.amharic} maxLength={60} autoComplete="off" />
            </Field>
            <Field name="offered" label={say('Can be chosen')}>
              <input type="checkbox" name="offered" defaultChecked={kind.offered} />
            </Field>
            <Submit>{kind.code === '' ? say('Add the kind') : say('Save the kind')}</Submit>
          </fieldset>
        </ActForm>
      ))}
    </details>
  );
}
