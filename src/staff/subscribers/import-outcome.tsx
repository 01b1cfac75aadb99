import {
  type ImportReport,
  type ImportResult,
  importResults,
} from '#features/newsletter/lists/import.rules.ts';
import { sayHere } from '#staff/language/say.ts';
import styles from './import-subscribers.module.css';

const words: Record<ImportResult, string> = {
  confirmed: 'taken in: they agreed',
  asked: 'taken in, and asked by mail',
  known: 'there already',
  left: 'has left before, stays away',
  twice: 'twice in the file',
  unreadable: 'cannot be read',
};

/** More lines than anybody reads in a browser. */
const mostShown = 200;

/** The actual or predicted result of each line. */
export function ImportOutcome({ report: { done, counts, lines } }: { report: ImportReport }) {
  const say = sayHere();
  return (
    <>
      <p>
        <strong>{say(done ? 'Done.' : 'Nothing has been changed yet. This is what would happen:')}</strong>
      </p>
      <ul>
        {importResults.map(
          end => counts[end] > 0 && <li key={end}>{`${counts[end]} ${say(words[end])}`}</li>,
        )}
      </ul>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{say('Line')}</th>
            <th scope="col">{say('Email')}</th>
            <th scope="col">{say('What happens')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, mostShown).map(({ line, email, end, reason }) => (
            <tr key={line}>
              <td>{line}</td>
              <td>{email}</td>
              <td>{reason ? `${say(words[end])}: ${say(reason)}` : say(words[end])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length > mostShown && <p>{say(`and ${lines.length - mostShown} more lines`)}</p>}
    </>
  );
}
