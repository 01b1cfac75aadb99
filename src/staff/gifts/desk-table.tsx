import type { ReactNode } from 'react';
import { sayHere } from '#staff/language/say.ts';
import styles from './gifts.module.css';

/** A column by its English name; `money` is set to the right, digit below digit. */
export type Column = string | { money: string };

export type DeskRow = {
  key: string | number;
  /** One for each column. */
  cells: readonly ReactNode[];
  /** `data-` attributes of the row. */
  data?: Record<`data-${string}`, string | number>;
};

type DeskTableProps = {
  /** In the language of the reader. */
  title: string;
  /** Shows the title above the table: where no heading says it. */
  isCaptioned?: boolean;
  columns: readonly Column[];
  rows: readonly DeskRow[];
  /** Rows below a line of their own. */
  sums?: readonly DeskRow[];
};

/** A table of the gifts desk. On a phone each row becomes a list in which every cell names its column. */
export function DeskTable({ title, isCaptioned = false, columns, rows, sums = [] }: DeskTableProps) {
  const say = sayHere();
  const heads = columns.map(column =>
    typeof column === 'string'
      ? { head: say(column), className: undefined }
      : { head: say(column.money), className: styles.money },
  );
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
