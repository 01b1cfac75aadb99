import css from './figures.module.css';
import { Title } from './title.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A number with what it counts. With `prefix`, such as "more than", the number ends in a plus sign. */
export type Fact = { number: string; words: string; prefix?: string };

/** Large numbers, each above what it counts. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <ul className={css.facts}>
      {facts.map(({ number, words, prefix }) => (
        <li key={words} className={css.fact}>
          {prefix && <VisuallyHidden>{prefix} </VisuallyHidden>}
          <Title as="span" variant="big-number">
            {prefix ? <Plus of={number} /> : number}
          </Title>{' '}
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}

/** Shows "75+"; screen readers get "more than 75". */
function Plus({ of }: { of: string }) {
  return (
    <>
      {of.slice(0, -1)}
      <span aria-hidden="true">+</span>
    </>
  );
}

type NumberTableProps = {
  caption: string;
  /** The heads of the columns: names and numbers. */
  heads: readonly [string, string];
  rows: readonly { name: string; shown: string }[];
};

/** The numbers of a chart as a table: names and formatted numbers. */
export function NumberTable({ caption, heads, rows }: NumberTableProps) {
  return (
    <table className={css.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map(head => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, shown }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{shown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
