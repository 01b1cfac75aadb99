import { randomUUID } from 'node:crypto';
import type { ReactNode } from 'react';
import { presetCurrencies } from '#cms/giving-settings/giving-settings.schema.ts';
import type { OpenBefore } from '#features/bookkeeping/books/bank-balances.ts';
import type { EnteredRate } from '#features/ledger/list-entries.ts';
import type { SpendingKind } from '#features/ledger/spending-kinds.ts';
import type { Balance } from '#features/ledger/totals.ts';
import { languageHere, sayHere } from '#staff/language/say.ts';
import { ActForm } from './act-form.tsx';
import { BankAgreement } from './bank-agreement.tsx';
import { Choices, Field } from './field.tsx';
import styles from './gifts.module.css';
import { holdersOf } from './holders.ts';
import { ScanField } from './scans.tsx';

type BookFormsProps = {
  api: string;
  funds: ReadonlyMap<string, string>;
  rates: readonly EnteredRate[];
  balances: readonly Balance[];
  kinds: readonly SpendingKind[];
  /** What each month that can be closed leaves open. */
  months: readonly OpenBefore[];
  today: string;
};

/** The kinds that are offered, by their names in the language of whoever looks. */
export const namedKinds = (kinds: readonly SpendingKind[]): Map<string, string> =>
  new Map(kinds.map(({ code, english, amharic }) => [code, nameOfKind(english, amharic)]));
const nameOfKind = (english: string, amharic: string) =>
  languageHere() === 'am' && amharic !== '' ? amharic : english;

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
      <Kinds {...props} />
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

function Transfer({ api, today, ...held }: BookFormsProps) {
  const say = sayHere();
  const holders = holdersOf(held);
  return (
    <Part title={say('Move money between funds')} action={`${api}/gifts/books/transfer`} button={say('Move')}>
      <Sum />
      <Field name="place" label={say('Where the money is')}>
        <Choices name="place" {...holders.places} />
      </Field>
      <Field name="from" label={say('From')}>
        <Choices name="from" {...holders.funds} />
      </Field>
      <Field name="to" label={say('To')}>
        <Choices name="to" of={holders.funds.of} asks={{ chosen: '' }} />
      </Field>
      <Below />
      <DayAndNote today={today} />
    </Part>
  );
}

function Spending({ api, kinds, today, ...held }: BookFormsProps) {
  const say = sayHere();
  const holders = holdersOf(held);
  const offered = namedKinds(kinds.filter(kind => kind.offered));
  return (
    <Part
      title={say('Book spending')}
      action={`${api}/gifts/books/spending`}
      button={say('Book spending')}
      takesFile
    >
      <Sum />
      <Field name="place" label={say('Paid from')}>
        <Choices name="place" {...holders.places} />
      </Field>
      <Field name="fund" label={say('Money given for')}>
        <Choices name="fund" {...holders.funds} />
      </Field>
      <Field name="kind" label={say('What it was spent on')}>
        <Choices name="kind" of={[['', 'Sort it later'], ...offered]} />
      </Field>
      <Below />
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

function Exchange({ api, rates, today, ...held }: BookFormsProps) {
  const say = sayHere();
  const holders = holdersOf(held);
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
        <Choices name="place" {...holders.places} />
      </Field>
      <Sum label={say('Amount that arrived')} names={['toAmount', 'toCurrency']} />
      <Field name="toPlace" label={say('Arrived at')}>
        <Choices name="toPlace" of={holders.places.of} asks={{ chosen: 'bank' }} />
      </Field>
      <Field name="fund" label={say('Money given for')}>
        <Choices name="fund" {...holders.funds} />
      </Field>
      <Below />
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

/** Appears with the question it answers; where no script asks, it is there from the start. */
function Below() {
  const say = sayHere();
  return (
    <div className={styles.asked}>
      <Field name="below" label={say('Book it, although it leaves less than nothing')}>
        <input type="checkbox" name="below" />
      </Field>
    </div>
  );
}

/** The chart of spending: kinds are renamed, added, and offered no more; none is removed, because the books name it. */
function Kinds({ api, kinds }: BookFormsProps) {
  const say = sayHere();
  const action = `${api}/gifts/books/kind`;
  return (
    <details>
      <summary className={styles.unfold}>{say('Kinds of spending')}</summary>
      <p>
        {say(
          'Each kind is an account of the books. Its name can be changed; what was booked under it stays there.',
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
            <Field name="amharic" label={say('Name in Amharic (may stay empty)')}>
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

/** What a month leaves open, before somebody closes it. */
function Unfinished({ month: { until, lines, counted, unsorted, banks } }: { month: OpenBefore }) {
  const say = sayHere();
  const open = [
    ...(lines > 0 ? [say(`Lines of bank statements that wait for a decision: ${lines}.`)] : []),
    ...(counted > 0 ? [say(`Counted gifts that wait for a second person: ${counted}.`)] : []),
    ...(unsorted > 0 ? [say(`Spending without a kind: ${unsorted}.`)] : []),
  ];
  return (
    <section data-open-before={until}>
      <h3>{say(`Open up to the end of ${monthName(until)}`)}</h3>
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
    <Part title={say('Close a month')} action={`${api}/gifts/books/closing`} button={say('Close the month')}>
      <p>
        {say(
          'A closed month stays closed, and those before it are closed with it. What is reported later counts in the next open month.',
        )}
      </p>
      {months.map(month => (
        <Unfinished key={month.until} month={month} />
      ))}
      <Field name="until" label={say('Month')}>
        <Choices
          name="until"
          of={months.map(({ until }, before) => [until, monthAndBefore(until, before)])}
        />
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
