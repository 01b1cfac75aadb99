import { randomUUID } from 'node:crypto';
import type { ReactNode } from 'react';
import type { EnteredRate } from '#features/giving/books/list-books.ts';
import { wayNames } from '#features/giving/desk/desk-words.ts';
import { presetCurrencies } from '#features/giving/giving-settings.schema.ts';
import { isPracticeOn } from '#features/giving/giving-switch.ts';
import { sayHere } from '#staff/language/say.ts';
import { ActForm } from './act-form.tsx';
import { Choices, Field } from './field.tsx';
import styles from './gifts.module.css';
import { ScanField } from './scans.tsx';

type BookFormsProps = {
  api: string;
  funds: ReadonlyMap<string, string>;
  rates: readonly EnteredRate[];
  months: readonly string[];
  today: string;
};

/** Money of practice is in the books only where practice is on. */
const places = Object.entries(wayNames).filter(([way]) => way !== 'practice' || isPracticeOn());

/** What the office books by hand, each in a part that unfolds. */
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
      <Closing {...props} />
    </div>
  );
}

type PartProps = {
  title: string;
  action: string;
  button: string;
  takesFile?: boolean;
  children: ReactNode;
};

function Part({ title, action, button, takesFile = false, children }: PartProps) {
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

function Transfer({ api, funds, today }: BookFormsProps) {
  const say = sayHere();
  return (
    <Part title={say('Move money between funds')} action={`${api}/gifts/books/transfer`} button={say('Move')}>
      <Sum />
      <Field name="place" label={say('Where the money is')}>
        <Choices name="place" of={places} />
      </Field>
      <Field name="from" label={say('From')}>
        <Choices name="from" of={funds} />
      </Field>
      <Field name="to" label={say('To')}>
        <Choices name="to" of={funds} />
      </Field>
      <DayAndNote today={today} />
    </Part>
  );
}

function Spending({ api, funds, today }: BookFormsProps) {
  const say = sayHere();
  return (
    <Part
      title={say('Book spending')}
      action={`${api}/gifts/books/spending`}
      button={say('Book spending')}
      takesFile
    >
      <Sum />
      <Field name="place" label={say('Paid from')}>
        <Choices name="place" of={places} />
      </Field>
      <Field name="fund" label={say('Money given for')}>
        <Choices name="fund" of={funds} />
      </Field>
      <Field name="document" label={say('Document: number of the invoice or receipt, or where it is stored')}>
        <input name="document" maxLength={500} required autoComplete="off" />
      </Field>
      <ScanField
        label={say('Scan of the document: PDF, JPEG, PNG, WebP or HEIC, up to 10 MB (may come later)')}
      />
      <DayAndNote today={today} />
    </Part>
  );
}

function Exchange({ api, funds, rates, today }: BookFormsProps) {
  const say = sayHere();
  const named = rates.map(({ id, day, from, to, rate, source }): [string, string] => [
    id,
    `${day}: 1 ${from} = ${rate} ${to} (${source})`,
  ]);
  return (
    <Part
      title={say('Pay out, or change money')}
      action={`${api}/gifts/books/exchange`}
      button={say('Book it')}
    >
      <Sum label={say('Amount that left')} />
      <Field name="place" label={say('Left from')}>
        <Choices name="place" of={places} />
      </Field>
      <Sum label={say('Amount that arrived')} names={['toAmount', 'toCurrency']} />
      <Field name="toPlace" label={say('Arrived at')}>
        <Choices name="toPlace" of={places.toSorted(([one]) => (one === 'bank' ? -1 : 0))} />
      </Field>
      <Field name="fund" label={say('Money given for')}>
        <Choices name="fund" of={funds} />
      </Field>
      <Field name="rate" label={say('Rate, where the currency changes')}>
        <Choices name="rate" of={[['', 'None: the currency stays'], ...named]} />
      </Field>
      <DayAndNote today={today} />
    </Part>
  );
}

function Rate({ api, today }: BookFormsProps) {
  const say = sayHere();
  return (
    <Part
      title={say('Enter an exchange rate')}
      action={`${api}/gifts/books/rate`}
      button={say('Enter the rate')}
    >
      <div className={styles.row}>
        <Field name="fromCurrency" label={say('1 of this currency')}>
          <Currency name="fromCurrency" />
        </Field>
        <Field name="rate" label={say('is so much')}>
          <input name="rate" inputMode="decimal" maxLength={26} required autoComplete="off" />
        </Field>
        <Field name="toCurrency" label={say('of this currency')}>
          <Currency name="toCurrency" />
        </Field>
      </div>
      <Field name="source" label={say('Source, such as the National Bank')}>
        <input name="source" maxLength={200} required />
      </Field>
      <Field name="day" label={say('Day of the rate')}>
        <input type="date" name="day" required defaultValue={today} />
      </Field>
    </Part>
  );
}

function Closing({ api, months }: BookFormsProps) {
  const say = sayHere();
  if (months.length === 0) return null;
  return (
    <Part title={say('Close a month')} action={`${api}/gifts/books/closing`} button={say('Close the month')}>
      <p>
        {say(
          'A closed month stays closed, and those before it are closed with it. What is reported later counts in the next open month.',
        )}
      </p>
      <Field name="until" label={say('Month')}>
        <Choices name="until" of={months.map((until, before) => [until, monthAndBefore(until, before)])} />
      </Field>
      <Field name="sure" label={say('Close it for good, with every open month before it')}>
        <input type="checkbox" name="sure" required />
      </Field>
    </Part>
  );
}

/** A month with how many open ones are closed with it. */
const monthAndBefore = (until: string, before: number): string =>
  before === 0 ? monthName(until) : `${monthName(until)}, and ${before} before it`;

/** The month of a day, as people say it. */
export const monthName = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day));

function Sum({ label = 'Amount', names: [amount, currency] = ['amount', 'currency'] }: SumProps) {
  const say = sayHere();
  return (
    <div className={styles.row}>
      <Field name={amount} label={label}>
        <input name={amount} inputMode="decimal" maxLength={20} required autoComplete="off" />
      </Field>
      <Field name={currency} label={say('Currency')}>
        <Currency name={currency} />
      </Field>
    </div>
  );
}
type SumProps = { label?: string; names?: [amount: string, currency: string] };

const Currency = ({ name }: { name: string }) => (
  <input name={name} list="book-currencies" maxLength={3} size={5} required autoComplete="off" />
);

const DayAndNote = ({ today }: { today: string }) => {
  const say = sayHere();
  return (
    <>
      <Field name="day" label={say('Day')}>
        <input type="date" name="day" required defaultValue={today} max={today} />
      </Field>
      <Field name="note" label={say('Note, without names of givers (may stay empty)')}>
        <input name="note" maxLength={500} autoComplete="off" />
      </Field>
    </>
  );
};
