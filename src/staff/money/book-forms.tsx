import { randomUUID } from 'node:crypto';
import type { ReactNode } from 'react';
import { type Message, type Moment, message, moment } from '#core/message.ts';
import type { OpenBefore } from '#money/bookkeeping/books/bank-balances.ts';
import type { EnteredRate } from '#money/ledger/list-entries.ts';
import type { SpendingKind } from '#money/ledger/spending-kinds.ts';
import type { Balance } from '#money/ledger/totals.ts';
import { presetCurrencies } from '#money/settings/giving-settings.schema.ts';
import { ActForm } from '#staff/frame/act-form.tsx';
import styles from '#staff/frame/admin-page.module.css';
import { Choices, Field } from '#staff/frame/page-parts.tsx';
import { languageHere, sayHere } from '#staff/language/say.ts';
import { BankAgreement } from './bank-summaries.tsx';
import { AllowNegative, AmountFields, balanceChoices, CurrencyInput, DayAndNote } from './book-fields.tsx';
import { ScanField } from './manual-entries.tsx';

type BookFormsProps = {
  api: string;
  funds: ReadonlyMap<string, string>;
  rates: readonly EnteredRate[];
  balances: readonly Balance[];
  kinds: readonly SpendingKind[];
  /** The months that can be closed, each with what it leaves open. */
  months: readonly OpenBefore[];
  today: string;
};

/** The names of kinds of spending by their code, in the reader's language. */
export const namedKinds = (kinds: readonly SpendingKind[]): Map<string, string> =>
  new Map(kinds.map(({ code, english, amharic }) => [code, nameOfKind(english, amharic)]));
const nameOfKind = (english: string, amharic: string) =>
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
      <Closing {...props} />
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
        <button type="submit">{button}</button>
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
    `${day}: 1 ${from} = ${rate} ${to} (${source})`,
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
            <legend>{kind.code === '' ? say('Add a kind') : nameOfKind(kind.english, kind.amharic)}</legend>
            <Field name="english" label={say('Name in English')}>
              <input name="english" defaultValue={kind.english} maxLength={60} required autoComplete="off" />
            </Field>
            <Field name="amharic" label={say('Name in Amharic (optional)')}>
              <input name="amharic" lang="am" defaultValue={kind.amharic} maxLength={60} autoComplete="off" />
            </Field>
            <Field name="offered" label={say('Can be chosen')}>
              <input type="checkbox" name="offered" defaultChecked={kind.offered} />
            </Field>
            <button type="submit">{kind.code === '' ? say('Add the kind') : say('Save the kind')}</button>
          </fieldset>
        </ActForm>
      ))}
    </details>
  );
}

/** What is still open in a month that could be closed. */
function Unfinished({ month: { until, lines, counted, unsorted, banks } }: { month: OpenBefore }) {
  const say = sayHere();
  const open = [
    ...(lines > 0 ? [say('Bank statement lines waiting for a decision: {lines}.', { lines })] : []),
    ...(counted > 0 ? [say('Counted gifts waiting for a second person: {counted}.', { counted })] : []),
    ...(unsorted > 0 ? [say('Spending without a kind: {unsorted}.', { unsorted })] : []),
  ];
  return (
    <section data-open-before={until}>
      <h3>{say('Still open at the end of {month}', { month: monthOf(until) })}</h3>
      {open.length + banks.length === 0 && <p>{say('Nothing is open.')}</p>}
      {open.length > 0 && (
        <ul>
          {open.map(words => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {banks.map(balance => (
        <BankAgreement key={balance.currency} balance={balance} />
      ))}
    </section>
  );
}

function Closing({ api, months }: BookFormsProps) {
  const say = sayHere();
  if (months.length === 0) return null;
  return (
    <FormSection
      title={say('Close a month')}
      action={`${api}/donations/books/closing`}
      button={say('Close the month')}
    >
      <p>
        {say(
          'A closed month stays closed, and those before it are closed with it. Anything reported later counts in the next open month.',
        )}
      </p>
      {months.map(month => (
        <Unfinished key={month.until} month={month} />
      ))}
      <Field name="until" label={say('Month')}>
        <Choices
          name="until"
          options={months.map(({ until }, before) => [until, monthAndBefore(until, before)])}
        />
      </Field>
      <Field name="sure" label={say('Close it for good, with every open month before it')}>
        <input type="checkbox" name="sure" required />
      </Field>
    </FormSection>
  );
}

/** A month, and how many open months are closed with it. */
const monthAndBefore = (until: string, before: number): Message => {
  const month = monthOf(until);
  return before === 0
    ? message('{month}', { month })
    : message('{month}, and {count, plural, one {one month} other {# months}} before it', {
        month,
        count: before,
      });
};

/** The month of an ISO day, such as "May 2026". */
export const monthOf = (day: string): Moment =>
  moment(day, 'en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
