import { BACKUP_NOW } from '#cms/health/health.endpoints.ts';
import { NIGHTLY_BACKUP } from '#platform/backup/backup-scheduler.ts';
import type { WorkRecord } from '#platform/jobs/work-record.ts';
import styles from './health.module.css';

type BackUpNowProps = { api: string; works: readonly WorkRecord[]; wasRequested: boolean };

/** A button for a backup before risky work; the worker makes it, and the page shows the result. */
export function BackUpNow({ api, works, wasRequested }: BackUpNowProps) {
  const isRunning = works.some(
    ({ name, startedAt, endedAt }) =>
      name === NIGHTLY_BACKUP && startedAt && (!endedAt || startedAt > endedAt),
  );
  return (
    <form method="post" action={`${api}${BACKUP_NOW}`} className={styles.act}>
      <button type="submit" disabled={isRunning}>
        Back up now
      </button>
      <span role="status">
        {isRunning
          ? 'A backup is being made. Open this page again to see how it went.'
          : wasRequested && 'It begins within a minute. Open this page again to see how it went.'}
      </span>
    </form>
  );
}
