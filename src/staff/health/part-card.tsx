import { NIGHTLY_BACKUP, RESTORE_DRILL } from '#platform/backup/backup-scheduler.ts';
import type { Judged } from '#platform/health/evaluate-health.ts';
import type { HealthFacts } from '#platform/health/health-facts.ts';
import styles from './health.module.css';
import { codeWords, partWords } from './health-words.ts';
import { agoWords, sizeWords } from './say-when.ts';

type Card = Judged & { facts: HealthFacts; now: Date };

const stateWords = { well: 'Well', soon: 'Have a look', now: 'Act now' };

/** One part of the house: how it is, what that means, what to do, and the figures behind it. */
export function PartCard({ part, state, code, facts, now }: Card) {
  const said = codeWords[`${part}-${code}`];
  const figures = figuresOf(part, facts, now);
  return (
    <li className={styles.part} data-state={state} data-part={part}>
      <h2>
        {partWords[part].name} <span className={styles.state}>{stateWords[state]}</span>
      </h2>
      <p>{said?.says ?? partWords[part].well}</p>
      {said && <p className={styles.todo}>{said.doThis}</p>}
      {figures !== '' && <p className={styles.figures}>{figures}</p>}
    </li>
  );
}

function figuresOf(part: Judged['part'], facts: HealthFacts, now: Date): string {
  const problemOf = (name: string) => facts.works.find(work => work.name === name)?.problem;
  const { mails, backups, disks, jobs } = facts;
  const figures = {
    database: facts.databaseMs === null ? [] : [`answered in ${facts.databaseMs} ms`],
    backups: [
      backups.latest && `last ${agoWords(backups.latest.madeAt, now)}, ${sizeWords(backups.latest.bytes)}`,
      `${backups.count} kept`,
      problemOf(NIGHTLY_BACKUP) ?? backups.problem,
    ],
    drill: [problemOf(RESTORE_DRILL)],
    mail: [
      `${mails.waiting} waiting`,
      `${mails.failed} refused this week`,
      `${mails.held} kept for staff to look at`,
    ],
    jobs: [`${jobs.overdue} late`, `${jobs.failed} given up`],
    schedules: facts.works
      .filter(({ failures }) => failures > 0)
      .map(({ name, problem }) => `${name}: ${problem}`),
    disk: disks.map(
      ({ freeBytes, totalBytes }) => `${sizeWords(freeBytes)} of ${sizeWords(totalBytes)} free`,
    ),
  }[part];
  return figures.filter(Boolean).join(' · ');
}
