import type { ReactNode } from 'react';
import { numberHere, sayHere } from '#staff/language/say.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Icon } from './icon.tsx';
import type { ColumnSort } from './sort.rules.ts';
import styles from './table.module.css';

/**
 * A column by its English name. `money` and `number` are aligned to the right, a `day` and a `code`, such as a
 * reference, stay on one line. With `sort` (see
 * `sortLinks`) the name is a link that orders the table by this column.
 */
export type Column =
  | string
  | (({ text: string } | { money: string } | { number: string } | { day: string } | { code: string }) & {
      sort?: ColumnSort;
    });

export type Row = {
  key: string | number;
  /** One per column. */
  cells: readonly ReactNode[];
  /** `data-` attributes of the row. */
  data?: Record<`data-${string}`, string | number>;
};

const isShown = (cell: ReactNode): boolean =>
  cell !== undefined && cell !== null && cell !== '' && cell !== false;

/** Numbers in columns of numbers are grouped; an id in a plain column is not. */
const written = (cell: ReactNode, { className }: Head): ReactNode =>
  typeof cell === 'number' && className === styles.number ? numberHere(cell) : cell;

type TableProps = {
  /** In the reader's language. */
  title: string;
  /** Shows the title as a caption, where no heading already says it. */
  isCaptioned?: boolean;
  columns: readonly Column[];
  rows: readonly Row[];
  /** Total rows, below a line. */
  sums?: readonly Row[];
  /** For a table with its own widths. */
  className?: string | undefined;
};

type Head = { name: string; className: string | undefined; sort: ColumnSort | undefined };

function toHead(column: Column): Head {
  if (typeof column === 'string') return { name: column, className: undefined, sort: undefined };
  const { sort } = column;
  if ('money' in column) return { name: column.money, className: styles.number, sort };
  if ('number' in column) return { name: column.number, className: styles.number, sort };
  if ('day' in column) return { name: column.day, className: styles.whole, sort };
  if ('code' in column) return { name: column.code, className: styles.whole, sort };
  return { name: column.text, className: undefined, sort };
}

/** Rows of one kind. On a phone each row becomes a card in which every cell names its column. */
export function Table({ title, isCaptioned = false, columns, rows, sums = [], className }: TableProps) {
  const say = sayHere();
  const heads = columns.map(toHead).map(head => ({ ...head, name: say(head.name) }));
  const show = ({ key, cells, data }: Row) => (
    <tr key={key} {...data}>
      {heads.map((head, at) => (
        <td key={head.name} data-head={head.name} className={head.className}>
          {isShown(cells[at]) && <div>{written(cells[at], head)}</div>}
        </td>
      ))}
    </tr>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways has to be reached by keyboard
    <section className={classNames(styles.wide, className)} tabIndex={0} aria-label={title}>
      <table className={styles.table}>
        {isCaptioned && <caption>{title}</caption>}
        <thead>
          <tr>
            {heads.map(({ name, className: of, sort }) => (
              <th key={name} scope="col" className={of} aria-sort={sort?.order}>
                {sort ? <SortLink name={name} {...sort} /> : name}
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

const SortLink = ({ name, href, order }: ColumnSort & { name: string }) => (
  <a className={styles.sort} href={href}>
    {name}
    {order && <Icon name={order === 'ascending' ? 'arrow-up' : 'arrow-down'} />}
  </a>
);
