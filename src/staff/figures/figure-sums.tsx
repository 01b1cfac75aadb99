import { changeOf, shownNumber } from '#features/figures/periods.rules.ts';
import { sayHere } from '#staff/language/say.ts';
import styles from './figures.module.css';

type Total = { visits: number; views: number };

/** Visits and page views, and their change from the period before. */
export function FigureSums({ now, before }: { now: Total; before: Total }) {
  return (
    <ul className={styles.sums}>
      <OneSum name="Visits" now={now.visits} before={before.visits} />
      <OneSum name="Pages seen" now={now.views} before={before.views} />
    </ul>
  );
}

function OneSum({ name, now, before }: { name: string; now: number; before: number }) {
  const say = sayHere();
  return (
    <li>
      <span>{say(name)}</span>
      <strong>{shownNumber(now) ?? say('under 5')}</strong>
      <span>{say(changeWords(changeOf(now, before)))}</span>
    </li>
  );
}

function changeWords(change: number | null): string {
  if (change === null) return 'Too little before to compare';
  if (change === 0) return 'As many as in the time before';
  return change > 0
    ? `${change} % more than in the time before`
    : `${-change} % fewer than in the time before`;
}
