import { type ImportReport, importResults } from '#features/newsletter/lists/import.rules.ts';
import { useSay } from '#staff/language/use-say.ts';
import { resultNames } from './import.texts.ts';
import styles from './import-subscribers.module.css';

/** The numbers, which add up to the rows of the file, and the rows: those first that something can be done about. */
export function ImportOutcome({ report }: { report: ImportReport }) {
  const say = useSay();
  const { done, read, counts, leftThere, lines } = report;
  return (
    <>
      <p>
        <strong>{say(done ? 'Done.' : 'Nothing has been changed yet. This is what would happen:')}</strong>
      </p>
      <dl className={styles.numbers}>
        <div>
          <dt>{say('Rows read')}</dt>
          <dd>{read}</dd>
        </div>
        {importResults.map(end => (
          <div key={end} data-end={end} data-none={counts[end] === 0}>
            <dt>{say(resultNames[end])}</dt>
            <dd>{counts[end]}</dd>
          </div>
        ))}
      </dl>
      {done && leftThere.takenOut > 0 && (
        <p>{say(`Taken off our list, because they left there: ${leftThere.takenOut}`)}</p>
      )}
      <details open={!done && counts.refused + counts.open > 0}>
        <summary>{say('The rows one by one')}</summary>
        <div className={styles.scroll}>
          <table className={styles.lines}>
            <thead>
              <tr>
                <th scope="col">{say('Line')}</th>
                <th scope="col">{say('Email')}</th>
                <th scope="col">{say('What happens')}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ line, email, end, reason }) => (
                <tr key={line}>
                  <td>{line}</td>
                  <td>{email}</td>
                  <td>{reason ? `${say(resultNames[end])}: ${say(reason)}` : say(resultNames[end])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {lines.length < read && <p>{say(`and ${read - lines.length} more lines`)}</p>}
      </details>
    </>
  );
}
