'use client';
import { useId } from 'react';
import type { DayOrder } from '#core/typed-day.ts';
import { type ColumnMeaning, columnMeanings, onlyOnce } from '#features/newsletter/lists/columns.rules.ts';
import {
  FILE_NAME,
  type ImportReport,
  type ImportResult,
  importResults,
} from '#features/newsletter/lists/import.rules.ts';
import type { ListAnswer } from '#features/newsletter/lists/import-subscribers.endpoint.ts';
import { type StatusMeaning, statusMeanings } from '#features/newsletter/lists/status-words.rules.ts';
import { useSay } from '#staff/language/use-say.ts';
import { FilePreview } from '../parts/file-preview.tsx';
import styles from './import-subscribers.module.css';

type Table = ListAnswer['table'];
type StatusWord = ListAnswer['statuses'][number];
type Sample = ListAnswer['samples'][number];
export type ChosenDay = DayOrder | null;

type Columns = {
  table: Table;
  columns: readonly ColumnMeaning[];
  onChange: (columns: ColumnMeaning[]) => void;
};

/** The first rows as they were read, with a choice above each column. */
export function ColumnsTable({ table, columns, onChange }: Columns) {
  const say = useSay();
  return (
    <FilePreview
      title={say('The first rows of the file')}
      columns={[
        { name: say('Line') },
        ...columns.map((meaning, column) => {
          const name = table.headings?.[column] || say('Column {number}', { number: column + 1 });
          const choose = (chosen: ColumnMeaning) => onChange(withMeaning(columns, column, chosen));
          const picker = <MeaningPicker key={name} {...{ name, meaning, choose }} />;
          return { name, picker, isUsed: isUsed(meaning) };
        }),
      ]}
      rows={table.first.map(({ line, cells }) => ({ key: line, cells: [line, ...cells] }))}
    />
  );
}

const isUsed = (meaning: ColumnMeaning | undefined) => meaning !== 'none';

type MeaningProps = { name: string; meaning: ColumnMeaning; choose: (meaning: ColumnMeaning) => void };

function MeaningPicker({ name, meaning, choose }: MeaningProps) {
  const say = useSay();
  return (
    <select
      aria-label={`${say('Meaning of the column')} ${name}`}
      value={meaning}
      data-open={meaning === 'undecided'}
      onChange={event => choose(event.currentTarget.value as ColumnMeaning)}
    >
      <MeaningOptions chosen={meaning} of={columnMeanings} />
    </select>
  );
}

function withMeaning(
  columns: readonly ColumnMeaning[],
  column: number,
  meaning: ColumnMeaning,
): ColumnMeaning[] {
  return columns.map((former, at) => {
    if (at === column) return meaning;
    return former === meaning && onlyOnce.includes(meaning) ? 'none' : former;
  });
}

type Options = { chosen: ColumnMeaning; of: readonly ColumnMeaning[] };

/** The meanings to choose from, and what was chosen elsewhere. "Please choose" stays only until something is. */
function MeaningOptions({ chosen, of }: Options) {
  const say = useSay();
  return [...new Set([...of, chosen])]
    .filter(each => each !== 'undecided' || chosen === 'undecided')
    .map(each => (
      <option key={each} value={each}>
        {say(columnNames[each])}
      </option>
    ));
}

type Doubts = Columns & { samples: readonly Sample[] };

/** Asks about each column that could say who must not get mail; none of them is passed over. */
export function ColumnQuestions({ table, columns, samples, onChange }: Doubts) {
  const say = useSay();
  const field = useId();
  if (table.doubtful.length === 0) return null;
  return (
    <div className={styles.questions}>
      <p>{say('These columns could say who must not get mail. Choose what each of them means:')}</p>
      {table.doubtful.map(column => {
        const id = `${field}-${column}`;
        const meaning = columns[column] ?? 'undecided';
        const sample = samples.find(each => each.column === column);
        return (
          <div key={column}>
            <label htmlFor={id}>
              {table.headings?.[column] || say('Column {number}', { number: column + 1 })}
            </label>
            <select
              id={id}
              value={meaning}
              data-open={meaning === 'undecided'}
              aria-describedby={sample && `${id}-sample`}
              onChange={event =>
                onChange(withMeaning(columns, column, event.currentTarget.value as ColumnMeaning))
              }
            >
              <MeaningOptions chosen={meaning} of={['undecided', 'status', 'left', 'none']} />
            </select>
            {sample && (
              <small id={`${id}-sample`}>
                <SampleValues sample={sample} />
              </small>
            )}
          </div>
        );
      })}
    </div>
  );
}

type Unused = Omit<Columns, 'onChange'> & { samples: readonly Sample[] };

/** The columns that the import does not use, with what is in them: whoever imports the list is the last to see it. */
export function UnusedColumns({ table, columns, samples }: Unused) {
  const say = useSay();
  const unused = samples.filter(({ column }) => !isUsed(columns[column]));
  if (unused.length === 0) return null;
  return (
    <>
      <p>{say('These columns are not used. Check that none of them says who must not get mail:')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section className={styles.scroll} aria-label={say('The columns that are not used')} tabIndex={0}>
        <dl className={styles.samples}>
          {unused.map(sample => (
            <div key={sample.column}>
              <dt>
                {table.headings?.[sample.column] || say('Column {number}', { number: sample.column + 1 })}
              </dt>
              <dd>
                <SampleValues sample={sample} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}

function SampleValues({ sample: { values, more, empty } }: { sample: Sample }) {
  const say = useSay();
  if (values.length === 0) return say('(nothing)');
  const shown = values.map(({ value, count }) => (count > 1 ? `“${value}” (${count})` : `“${value}”`));
  if (empty > 0) shown.push(`${say('(nothing)')} (${empty})`);
  return `${shown.join(', ')}${more > 0 ? ` ${say('and {count} more', { count: more })}` : ''}`;
}

/** The form asks about at most this many different words one by one. */
const MOST_ASKED = 40;

type Statuses = {
  words: readonly StatusWord[];
  headings: readonly string[] | null;
  onChange: (word: StatusWord, means: StatusMeaning) => void;
};

/** Asks what each word of a status column means; unknown words must be explained. */
export function StatusQuestions({ words, headings, onChange }: Statuses) {
  const say = useSay();
  const field = useId();
  if (words.length === 0) return null;
  return (
    <div className={styles.questions}>
      <p>{say('What each word says about who still gets mail:')}</p>
      {words.slice(0, MOST_ASKED).map((word, at) => {
        const id = `${field}-${at}`;
        const shown = word.value.trim() === '' ? say('(nothing)') : `“${word.value.slice(0, 80)}”`;
        return (
          <div key={`${word.column} ${word.value}`}>
            <label htmlFor={id}>
              {word.column === FILE_NAME && `${say('File')}: `}
              {headings?.[word.column] && `${headings[word.column]}: `}
              {shown} <small>{say('rows: {count}', { count: word.count })}</small>
            </label>
            <select
              id={id}
              value={word.means ?? ''}
              disabled={word.fixed}
              data-open={word.means === null}
              onChange={event => onChange(word, event.currentTarget.value as StatusMeaning)}
            >
              {word.means === null && <option value="">{say('Please choose…')}</option>}
              {statusMeanings.map(each => (
                <option key={each} value={each}>
                  {say(statusNames[each])}
                </option>
              ))}
            </select>
          </div>
        );
      })}
      {words.length > MOST_ASKED && (
        <p className={styles.problem}>
          {say('There are too many different words: this column does not say who still gets mail.')}
        </p>
      )}
    </div>
  );
}

type DayQuestion = { asked: string | null; order: ChosenDay; onChange: (order: ChosenDay) => void };

/** Asks for the order of day, month and year in ambiguous dates. */
export function DayOrderQuestion({ asked, order, onChange }: DayQuestion) {
  const say = useSay();
  const field = useId();
  if (asked === null) return null;
  return (
    <div className={styles.questions}>
      <div>
        <label htmlFor={field}>{say('How are days such as “{example}” written?', { example: asked })}</label>
        <select
          id={field}
          value={order ?? ''}
          data-open={order === null}
          onChange={event => onChange((event.currentTarget.value || null) as ChosenDay)}
        >
          {order === null && <option value="">{say('Please choose…')}</option>}
          {(Object.keys(dayOrderNames) as DayOrder[]).map(each => (
            <option key={each} value={each}>
              {say(dayOrderNames[each])}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

/** The result: counts, which add up to the rows of the file, and the rows themselves, with those that need action first. */
export function ImportOutcome({ report }: { report: ImportReport }) {
  const say = useSay();
  const { done, read, counts, leftThere, lines } = report;
  return (
    <>
      <p>
        <strong>{say(done ? 'Done.' : 'Nothing has been changed yet. This is what would happen:')}</strong>
      </p>
      <dl className={styles.numbers}>
        <div>
          <dt>{say('Rows read')}</dt>
          <dd>{read}</dd>
        </div>
        {importResults.map(end => (
          <div key={end} data-end={end} data-none={counts[end] === 0}>
            <dt>{say(resultNames[end])}</dt>
            <dd>{counts[end]}</dd>
          </div>
        ))}
      </dl>
      {done && leftThere.takenOut > 0 && (
        <p>
          {say('Removed from our list because they unsubscribed there: {count}', {
            count: leftThere.takenOut,
          })}
        </p>
      )}
      <details open={!done && counts.refused + counts.open > 0}>
        <summary>{say('Row by row')}</summary>
        <div className={styles.scroll}>
          <table className={styles.lines}>
            <thead>
              <tr>
                <th scope="col">{say('Line')}</th>
                <th scope="col">{say('Email')}</th>
                <th scope="col">{say('What happens')}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ line, email, end, reason }) => (
                <tr key={line}>
                  <td>{line}</td>
                  <td>{email}</td>
                  <td>{reason ? `${say(resultNames[end])}: ${say(reason)}` : say(resultNames[end])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {lines.length < read && (
          <p>
            {say('{count, plural, one {and one more line} other {and # more lines}}', {
              count: read - lines.length,
            })}
          </p>
        )}
      </details>
    </>
  );
}

const columnNames: Record<ColumnMeaning, string> = {
  undecided: 'Please choose…',
  none: 'Not used',
  email: 'Email address',
  name: 'Full name',
  'first-name': 'First name',
  'middle-name': 'Middle name',
  'last-name': 'Last name',
  status: 'Says who gets mail',
  left: 'Says who unsubscribed',
  language: 'Reader’s language',
  joined: 'Day they joined',
  'agreed-how': 'How they agreed',
};

const statusNames: Record<StatusMeaning, string> = {
  writes: 'Gets mail',
  left: 'Unsubscribed: leave out',
  ask: 'Ask them by mail first',
};

const dayOrderNames: Record<DayOrder, string> = {
  'day-first': 'Day, month, year',
  'month-first': 'Month, day, year',
  'year-first': 'Year, month, day',
};

/** The numbers of an import, in the order in which they add up to the rows. */
const resultNames: Record<ImportResult, string> = {
  confirmed: 'New, they agreed',
  asked: 'New, asked by mail',
  known: 'Already on our list',
  left: 'Unsubscribed, left out',
  twice: 'Twice in the file',
  refused: 'Refused',
  open: 'Undecided, please choose',
};
