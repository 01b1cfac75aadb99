import css from './figures.module.css';
import { Title } from './title.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A number with what it counts. Screen readers get `aloud` in place of a number such as "75+". */
export type Fact = { number: string; words: string; aloud?: string };

/** Large numbers, each above what it counts. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <ul className={css.facts}>
      {facts.map(({ number, words, aloud }) => (
        <li key={words} className={css.fact}>
          {aloud && <VisuallyHidden>{aloud} </VisuallyHidden>}
          <Title as="span" variant="big-number">
            {aloud ? <span aria-hidden="true">{number}</span> : number}
          </Title>{' '}
          <span>{words}</span>
        </li>
      ))}
    </ul>
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
