import type { HealthFacts } from '#platform/health/health-facts.ts';
import { sayHere } from '#staff/language/say.ts';
import { formatAgo } from './format-health.ts';
import styles from './health.module.css';

/** Last run, result and next run of each scheduled job. */
export function Details({ facts, now }: { facts: HealthFacts; now: Date }) {
  const say = sayHere();
  if (facts.works.length === 0) return null;
  return (
    <section className={styles.works}>
      <h2>{say('What runs by itself')}</h2>
      <div className={styles.wide}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('What')}</th>
              <th scope="col">{say('Last done')}</th>
              <th scope="col">{say('Next')}</th>
              <th scope="col">{say('How it went')}</th>
            </tr>
          </thead>
          <tbody>
            {facts.works.map(({ name, succeededAt, nextAt, failures, problem }) => (
              <tr key={name}>
                <th scope="row">{say(name)}</th>
                <td>{say(succeededAt ? formatAgo(succeededAt, now) : 'not yet')}</td>
                <td>{say(nextAt ? formatAgo(nextAt, now) : '')}</td>
                <td>{say(failures > 0 ? `failed ${failures}×: ${problem}` : succeededAt ? 'well' : '')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.figures}>{say(`Backups lie in ${facts.backups.folder}`)}</p>
    </section>
  );
}
