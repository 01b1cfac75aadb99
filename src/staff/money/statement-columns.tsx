import { delimiterNames, encodings } from '#core/csv.ts';
import { shownDay } from '#core/message.ts';
import { formatMoney } from '#core/money.ts';
import { dayOrders } from '#core/typed-day.ts';
import { meanings } from '#money/bookkeeping/desk/column-meanings.ts';
import {
  dayOrderNames,
  delimiterWords,
  meaningNames,
  problemTexts,
  refusalNames,
} from '#money/bookkeeping/desk/desk.texts.ts';
import type { Choices, Layout, Question, ReadRow } from '#money/bookkeeping/statements/read-csv.ts';
import type { TablePreview } from '#money/bookkeeping/statements/statement.reader.ts';
import styles from '#staff/frame/admin-page.module.css';
import { sayHere } from '#staff/language/say.ts';
import { FilePreview } from '../parts/file-preview.tsx';

type StatementColumnsProps = { choices: Choices; table: TablePreview };

/** How a CSV file is read: its first rows, what each column holds, and how days and amounts are written. */
export function StatementColumns({ choices, table }: StatementColumnsProps) {
  const say = sayHere();
  const { layout, questions, words, currencies } = table;
  const example = (about: Question['about']) => questions.find(each => each.about === about)?.example;
  const asked = { day: example('day-order'), decimal: example('decimal') };
  return (
    <>
      {questions.map(({ about }) => (
        <p key={about} className={styles.problem} data-question={about}>
          {say(questionWords[about])}
        </p>
      ))}
      <div className={styles.filter}>
        <Select
          name="dayOrder"
          label={
            asked.day === undefined
              ? say('Date format')
              : say('How should {example} be read?', { example: asked.day })
          }
          value={choices.dayOrder ?? (asked.day === undefined ? (layout.dayOrder ?? '') : '')}
          unset={asked.day === undefined ? 'As detected in the file' : 'Please choose'}
          of={dayOrders.map(order => [order, dayOrderNames[order]])}
        />
        <Select
          name="decimal"
          label={
            asked.decimal === undefined
              ? say('Amount format')
              : say('How should {example} be read?', { example: asked.decimal })
          }
          value={choices.decimal ?? (asked.decimal === undefined ? layout.decimal : '')}
          unset={asked.decimal === undefined ? 'As detected in the file' : 'Please choose'}
          of={[
            ['.', '1,000.50'],
            [',', '1.000,50'],
          ]}
        />
        {currencies.length > 0 && (
          <Select
            name="currency"
            label={say('Currency of the amounts')}
            value={choices.currency ?? layout.currency ?? ''}
            unset="Please choose"
            of={currencies.map(currency => [currency, currency])}
          />
        )}
        {!layout.columns.includes('direction') && (
          <Unsigned {...{ choices, layout }} asked={example('direction')} />
        )}
        {words.length > 0 && (
          <>
            <Select
              name="wordIn"
              label={say('The word for money in')}
              value={choices.sides?.in ?? layout.sides.in ?? ''}
              unset="Please choose"
              of={words.map(word => [word, word])}
            />
            <Select
              name="wordOut"
              label={say('The word for money out')}
              value={choices.sides?.out ?? layout.sides.out ?? ''}
              unset="Please choose"
              of={words.map(word => [word, word])}
            />
          </>
        )}
      </div>
      <Rows table={table} canRead={questions.length === 0} />
      <details>
        <summary className={styles.unfold}>
          {say('The file looks wrong: change its encoding, separator or heading row')}
        </summary>
        <div className={styles.filter}>
          <Select
            name="encoding"
            label={say('Encoding')}
            value={choices.encoding ?? ''}
            unset={table.encoding}
            of={encodings.map(encoding => [encoding, encoding])}
          />
          <Select
            name="delimiter"
            label={say('Columns are separated by')}
            value={delimiterName(choices.delimiter)}
            unset={delimiterWords[delimiterName(table.delimiter)] ?? table.delimiter}
            of={Object.keys(delimiterNames).map(name => [name, delimiterWords[name] ?? name])}
          />
          <Select
            name="header"
            label={say('Heading row')}
            value={
              choices.header === undefined
                ? ''
                : choices.header === null
                  ? 'none'
                  : String(choices.header + 1)
            }
            unset={layout.header === null ? 'No heading row' : String(layout.header + 1)}
            of={[
              ['none', 'No heading row'],
              ...Array.from({ length: 20 }, (_, at): [string, string] => [`${at + 1}`, `${at + 1}`]),
            ]}
          />
        </div>
      </details>
    </>
  );
}

type UnsignedProps = { choices: Choices; layout: Layout; asked: string | undefined };

/** What amounts without a sign are, where no column says it. */
function Unsigned({ choices, layout, asked }: UnsignedProps) {
  const say = sayHere();
  const sideName = (side: Layout['unsigned'] | undefined) => (side ? (side === 1 ? 'in' : 'out') : '');
  return (
    <Select
      name="unsigned"
      label={
        asked === undefined
          ? say('Amounts without a sign are')
          : say('Did {amount} come in or go out?', { amount: asked })
      }
      value={sideName(choices.unsigned ?? layout.unsigned)}
      unset={asked === undefined ? 'As detected in the file' : 'Please choose'}
      of={[
        ['in', meaningNames.in],
        ['out', meaningNames.out],
      ]}
    />
  );
}

const questionWords = {
  'day-column': problemTexts['asks-day-column'],
  'amount-column': problemTexts['asks-amount-column'],
  currency: problemTexts['asks-currency'],
  direction: problemTexts['asks-direction'],
  'direction-words': problemTexts['asks-direction-words'],
  'day-order': problemTexts['asks-day-order'],
  decimal: problemTexts['asks-decimal'],
} as const satisfies Record<Question['about'], string>;

const delimiterName = (delimiter: string | null | undefined) =>
  Object.entries(delimiterNames).find(([, mark]) => mark === delimiter)?.[0] ?? '';

type SelectProps = {
  name: string;
  label: string;
  value: string;
  /** What applies while nothing is chosen. */
  unset: string;
  of: readonly (readonly [string, string])[];
};

function Select({ name, label, value, unset, of }: SelectProps) {
  const say = sayHere();
  return (
    <div>
      <label>
        {label}
        <select name={name} defaultValue={value}>
          <option value="">{say(unset)}</option>
          {of.map(([key, words]) => (
            <option key={key} value={key}>
              {say(words)}
            </option>
          ))}
        </select>
      </label>
      <div data-problem-at={name} />
    </div>
  );
}

/** The first rows of the file: above each column what it holds, beside each row what it is read as. */
function Rows({ table: { layout, headings, rows }, canRead }: { table: TablePreview; canRead: boolean }) {
  const say = sayHere();
  const { header, columns } = layout;
  return (
    <>
      {header !== null && header > 0 && (
        <p>{say('Skipped rows above the headings: {rows}.', { rows: header })}</p>
      )}
      <FilePreview
        title={say('The first rows of the file')}
        columns={[
          { name: say('Line') },
          { name: say('Read as') },
          ...columns.map((meaning, at) => ({
            name: headings[at] || say('Column {number}', { number: at + 1 }),
            picker: <MeaningPicker column={at} heading={headings[at]} meaning={meaning} />,
          })),
        ]}
        rows={rows.map(({ line, read, cells }) => ({
          key: line,
          cells: [line, canRead && <ReadAs key="read" read={read} />, ...cells],
        }))}
      />
    </>
  );
}

type MeaningProps = { column: number; heading: string | undefined; meaning: string };

function MeaningPicker({ column, heading, meaning }: MeaningProps) {
  const say = sayHere();
  return (
    <>
      <select
        name={`column:${column}`}
        defaultValue={meaning}
        aria-label={say('Contents of column {column}', { column: heading || column + 1 })}
      >
        {meanings.map(each => (
          <option key={each} value={each}>
            {say(meaningNames[each])}
          </option>
        ))}
      </select>
      <div data-problem-at={`column:${column}`} />
    </>
  );
}

function ReadAs({ read }: { read: ReadRow }) {
  const say = sayHere();
  if ('reason' in read) return <strong data-refused={read.reason}>{say(refusalNames[read.reason])}</strong>;
  if ('pending' in read) return say('Pending');
  return (
    <div>
      {`${say(shownDay(read.bookedOn))} · `}
      <span className={styles.whole}>
        {formatMoney({ units: BigInt(read.amount), currency: read.currency }, 'en')}
      </span>
      {read.charges > 0 && (
        <span className={styles.why}>
          {say('Charge: {money}', {
            money: formatMoney({ units: BigInt(read.charges), currency: read.currency }, 'en'),
          })}
        </span>
      )}
    </div>
  );
}
