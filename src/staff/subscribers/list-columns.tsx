'use client';
import { useId } from 'react';
import type { DayOrder } from '#core/typed-day.ts';
import {
  type ColumnMeaning,
  columnMeanings,
  onlyOnce,
  type StatusMeaning,
  statusMeanings,
} from '#features/newsletter/lists/columns.rules.ts';
import type { ListAnswer } from '#features/newsletter/lists/import-subscribers.endpoint.ts';
import { useSay } from '#staff/language/use-say.ts';
import { columnNames, dayOrderNames, statusNames } from './import.texts.ts';
import styles from './import-subscribers.module.css';

type Table = ListAnswer['table'];
type StatusWord = ListAnswer['statuses'][number];
export type ChosenDay = DayOrder | null;

type Columns = {
  table: Table;
  columns: readonly ColumnMeaning[];
  onChange: (columns: ColumnMeaning[]) => void;
};

/** The first rows as they were read, with a choice above each column. */
export function ColumnsTable({ table, columns, onChange }: Columns) {
  const say = useSay();
  const choose = (column: number, meaning: ColumnMeaning) =>
    onChange(
      columns.map((former, at) => {
        if (at === column) return meaning;
        return former === meaning && onlyOnce.includes(meaning) ? 'none' : former;
      }),
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className={styles.scroll} aria-label={say('The first rows of the file')} tabIndex={0}>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{say('Line')}</th>
            {columns.map((meaning, column) => {
              const heading = table.headings?.[column] || say(`Column ${column + 1}`);
              return (
                // The columns of a file never move.
                // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name
                <th scope="col" key={column}>
                  <span className={styles.heading}>{heading}</span>
                  <select
                    aria-label={`${say('Meaning of the column')} ${heading}`}
                    value={meaning}
                    data-used={meaning !== 'none'}
                    onChange={event => choose(column, event.currentTarget.value as ColumnMeaning)}
                  >
                    {columnMeanings.map(each => (
                      <option key={each} value={each}>
                        {say(columnNames[each])}
                      </option>
                    ))}
                  </select>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {table.first.map(({ line, cells }) => (
            <tr key={line}>
              <td>{line}</td>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name
                <td key={column} data-used={columns[column] !== 'none'}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** More different words than this are not asked about one by one. */
const MOST_ASKED = 40;

type Statuses = {
  words: readonly StatusWord[];
  headings: readonly string[] | null;
  onChange: (word: StatusWord, means: StatusMeaning) => void;
};

/** What each word of a status column means: those that are not known have to be explained. */
export function StatusQuestions({ words, headings, onChange }: Statuses) {
  const say = useSay();
  const field = useId();
  if (words.length === 0) return null;
  return (
    <div className={styles.questions}>
      <p>{say('What the words mean that say who still gets mail:')}</p>
      {words.slice(0, MOST_ASKED).map((word, at) => {
        const id = `${field}-${at}`;
        const shown = word.value.trim() === '' ? say('(nothing)') : `“${word.value.slice(0, 80)}”`;
        return (
          <div key={`${word.column} ${word.value}`}>
            <label htmlFor={id}>
              {headings?.[word.column] && `${headings[word.column]}: `}
              {shown} <small>{say(`rows: ${word.count}`)}</small>
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

/** Asks for the order of the numbers of days that could mean two. */
export function DayOrderQuestion({ asked, order, onChange }: DayQuestion) {
  const say = useSay();
  const field = useId();
  if (asked === null) return null;
  return (
    <div className={styles.questions}>
      <div>
        <label htmlFor={field}>{say(`How are days such as “${asked}” written?`)}</label>
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
