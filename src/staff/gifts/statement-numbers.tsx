import type { StatementCounts } from '#features/bookkeeping/statements/read-upload.ts';
import { sayHere } from '#staff/language/say.ts';
import styles from './gifts.module.css';

/** The five numbers of a statement, and the entries they add up to. */
export function StatementNumbers({ counts }: { counts: Omit<StatementCounts, 'asked'> }) {
  const say = sayHere();
  const numbers: [string, number][] = [
    ['Came in', counts.moneyIn],
    ['Went out', counts.moneyOut],
    ['Here before', counts.hereBefore],
    ['Pending', counts.pending],
    ['Refused', counts.refused],
    ['Entries of the file', counts.entries],
  ];
  return (
    <dl className={styles.numbers}>
      {numbers.map(([name, number]) => (
        <div key={name} data-number={name}>
          <dt>{say(name)}</dt>
          <dd>{number}</dd>
        </div>
      ))}
    </dl>
  );
}
