import type { Payload, TypedUser } from 'payload';
import { planSentence } from '#cms/plans/plan.texts.ts';
import { listPlanned, type PlannedDocument } from './list-planned.ts';
import styles from './welcome.module.css';

const rank = ({ problem, doneAt }: PlannedDocument) => (problem !== null ? 0 : doneAt === null ? 1 : 2);

/** On the dashboard: what could not be done as planned, what will happen, and what happened this week. */
export async function Planned({ payload, user }: { payload: Payload; user: TypedUser }) {
  const planned = await listPlanned(payload, user, new Date());
  if (planned.length === 0) return null;
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
