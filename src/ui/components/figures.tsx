import type { Claim } from '#core/claim.ts';
import type { Locale } from '#core/locale.ts';
import { ClaimNumber, StaleNote } from './claim-number.tsx';
import css from './figures.module.css';
import { Title } from './title.tsx';

/** What is counted, with its number: one of the register, or one that is counted for the page. */
export type Fact = { words: string } & ({ claim: Claim } | { number: string });

/** Large numbers, each above what it counts. */
export function FactList({ facts, locale }: { facts: readonly Fact[]; locale: Locale }) {
  return (
    <ul className={css.facts}>
      {facts.map(fact => (
        <li key={fact.words} className={css.fact}>
          <Title as="span" variant="big-number">
            {'claim' in fact ? <ClaimNumber claim={fact.claim} locale={locale} /> : fact.number}
          </Title>{' '}
          <span>
            {fact.words}
            {'claim' in fact && <StaleNote claim={fact.claim} locale={locale} />}
          </span>
        </li>
      ))}
    </ul>
  );
}

type NumberTableProps = {
  caption: string;
  /** The heads of the columns: names, then numbers. */
  heads: readonly string[];
  rows: readonly { name: string; shown: string | readonly string[] }[];
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
            {[shown].flat().map((number, at) => (
              <td key={heads[at + 1]}>{number}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
