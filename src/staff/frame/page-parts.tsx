import type { ReactNode } from 'react';
import type { Message } from '#core/message.ts';
import { sayHere } from '#staff/language/say.ts';
import styles from './admin-page.module.css';

/** A labelled field; its error appears right below it. */
export function Field({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  return (
    <div>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the field is among its children */}
      <label>
        {label}
        {children}
      </label>
      <div data-problem-at={name} />
    </div>
  );
}

type ChoicesProps = {
  name: string;
  /** Value and English name of each. */
  options: Iterable<readonly [string, Message]>;
  /** Makes the choice required, with this value preselected; '' preselects none. */
  required?: { preselected: string };
};

export function Choices({ name, options, required }: ChoicesProps) {
  const say = sayHere();
  return (
    <select name={name} {...(required && { required: true, defaultValue: required.preselected })}>
      {required && <option value="">{say('Please choose')}</option>}
      {[...options].map(([value, words]) => (
        <option key={value} value={value}>
          {say(words)}
        </option>
      ))}
    </select>
  );
}

/** A column by its English name; `money` is aligned to the right, and a `day` stays on one line. */
export type Column = string | { money: string } | { day: string };

export type DeskRow = {
  key: string | number;
  /** One per column. */
  cells: readonly ReactNode[];
  /** `data-` attributes of the row. */
  data?: Record<`data-${string}`, string | number>;
};

type DeskTableProps = {
  /** In the reader's language. */
  title: string;
  /** Shows the title as a caption, where no heading already says it. */
  isCaptioned?: boolean;
  columns: readonly Column[];
  rows: readonly DeskRow[];
  /** Total rows, below a line. */
  sums?: readonly DeskRow[];
};

/** A table of the donations desk. On a phone each row becomes a list in which every cell names its column. */
export function DeskTable({ title, isCaptioned = false, columns, rows, sums = [] }: DeskTableProps) {
  const say = sayHere();
  const heads = columns.map(column => {
    if (typeof column === 'string') return { head: say(column), className: undefined };
    return 'money' in column
      ? { head: say(column.money), className: styles.money }
      : { head: say(column.day), className: styles.whole };
  });
  const show = ({ key, cells, data }: DeskRow) => (
    <tr key={key} {...data}>
      {heads.map(({ head, className }, at) => (
        <td key={head} data-head={head} className={className}>
          {cells[at]}
        </td>
      ))}
    </tr>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways has to be reached by keyboard
    <section className={styles.wide} tabIndex={0} aria-label={title}>
      <table className={styles.stacked}>
        {isCaptioned && <caption>{title}</caption>}
        <thead>
          <tr>
            {heads.map(({ head, className }) => (
              <th key={head} scope="col" className={className}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.map(show)}</tbody>
        {sums.length > 0 && <tbody data-sums>{sums.map(show)}</tbody>}
      </table>
    </section>
  );
}
