import type { HealthFacts } from '#platform/health/health-facts.ts';
import { formatAgo } from './format-health.ts';
import styles from './health.module.css';

/** Last run, result and next run of each scheduled job. */
export function Details({ facts, now }: { facts: HealthFacts; now: Date }) {
  if (facts.works.length === 0) return null;
  return (
    <section className={styles.works}>
      <h2>What is done by itself</h2>
      <div className={styles.wide}>
        <table>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Last done</th>
              <th scope="col">Next</th>
              <th scope="col">How it went</th>
            </tr>
          </thead>
          <tbody>
            {facts.works.map(({ name, succeededAt, nextAt, failures, problem }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{succeededAt ? formatAgo(succeededAt, now) : 'not yet'}</td>
                <td>{nextAt ? formatAgo(nextAt, now) : ''}</td>
                <td>{failures > 0 ? `failed ${failures}×: ${problem}` : succeededAt ? 'well' : ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.figures}>Backups lie in {facts.backups.folder}</p>
    </section>
  );
}
