import { COPYING_BACKUPS } from '#platform/backup/backup.rules.ts';
import { NIGHTLY_BACKUP, RESTORE_DRILL } from '#platform/backup/backup-scheduler.ts';
import type { Judged } from '#platform/health/evaluate-health.ts';
import type { HealthFacts } from '#platform/health/health-facts.ts';
import { KEEPING_ARCHIVE } from '#platform/wal-archive/archive-plan.ts';
import { sayHere } from '#staff/language/say.ts';
import { formatAgo, formatSize } from './format-health.ts';
import styles from './health.module.css';
import { codeWords, partWords } from './health-words.ts';

type Card = Judged & { facts: HealthFacts; now: Date };

const stateWords = { well: 'Well', soon: 'Have a look', now: 'Act now' };

/** One part: its state, what that means, what to do, and details. */
export function PartCard({ part, state, code, facts, now }: Card) {
  const say = sayHere();
  const advice = codeWords[`${part}-${code}`];
  const details = detailsOf(part, facts, now).map(say).join(' · ');
  return (
    <li className={styles.part} data-state={state} data-part={part}>
      <h2>
        {say(partWords[part].name)} <span className={styles.state}>{say(stateWords[state])}</span>
      </h2>
      <p>{say(advice?.problem ?? partWords[part].well)}</p>
      {advice && <p className={styles.todo}>{say(advice.doThis)}</p>}
      {details !== '' && <p className={styles.figures}>{details}</p>}
    </li>
  );
}

function detailsOf(part: Judged['part'], facts: HealthFacts, now: Date): string[] {
  const problemOf = (name: string) => facts.works.find(work => work.name === name)?.problem;
  const { mails, backups, wal, disks, jobs } = facts;
  const details = {
    database: facts.databaseMs === null ? [] : [`answered in ${facts.databaseMs} ms`],
    backups: [
      backups.latest && `last ${formatAgo(backups.latest.madeAt, now)}, ${formatSize(backups.latest.bytes)}`,
      `${backups.count} kept`,
      problemOf(NIGHTLY_BACKUP) ?? backups.problem,
    ],
    copies: [backups.copiedTo && `copied to ${backups.copiedTo}`, problemOf(COPYING_BACKUPS)],
    wal: [wal && `last ${formatAgo(wal.quietSince, now)}`, problemOf(KEEPING_ARCHIVE)],
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
      ({ freeBytes, totalBytes }) => `${formatSize(freeBytes)} of ${formatSize(totalBytes)} free`,
    ),
    secrets: facts.storedSecrets,
  }[part];
  return details.filter(detail => typeof detail === 'string' && detail !== '') as string[];
}
