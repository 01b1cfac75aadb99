import { shownNumber } from '#features/figures/periods.rules.ts';
import { sayHere } from '#staff/language/say.ts';
import gifts from '../gifts/gifts.module.css';
import styles from './figures.module.css';
import { LastingDetails } from './lasting-details.tsx';

type FigureTableProps = {
  title: string;
  /** English, like all texts of the admin. */
  heads: readonly string[];
  /** A name, and its numbers. */
  rows: readonly (readonly [string, ...number[]])[];
};

/** The numbers behind a chart, opened on request. Numbers under five are hidden. */
export function FigureTable({ title, heads, rows }: FigureTableProps) {
  const say = sayHere();
  return (
    <LastingDetails name={title} summary={say('As a table')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways has to be reached by keyboard */}
      <section className={gifts.wide} tabIndex={0} aria-label={say(`${title}, as a table`)}>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              {heads.map((head, at) => (
                <th key={head} scope="col" className={at > 0 ? styles.number : undefined}>
                  {say(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...numbers]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {numbers.map((n, at) => (
                  <td key={heads[at + 1]} className={styles.number}>
                    {shownNumber(n) ?? say('under 5')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </LastingDetails>
  );
}
