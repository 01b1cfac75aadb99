import { planSentence } from '#cms/plans/plan.texts.ts';
import type { Planned } from './list-planned.ts';
import styles from './welcome.module.css';

const rank = ({ problem, doneAt }: Planned) => (problem !== null ? 0 : doneAt === null ? 1 : 2);

/** On the dashboard: what could not be done as planned, what will happen, and what happened this week. */
export function PlannedNotice({ planned }: { planned: readonly Planned[] }) {
  return (
    <section aria-label="Planned">
      <h2>Planned</h2>
      <ul className={styles.list}>
        {planned
          .toSorted((one, other) => rank(one) - rank(other))
          .map(plan => (
            <li key={plan.id}>
              <a href={plan.href}>{plan.title}</a>
              <span>{planSentence(plan)}</span>
            </li>
          ))}
      </ul>
    </section>
  );
}
