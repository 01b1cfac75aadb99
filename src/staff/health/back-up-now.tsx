import { BACKUP_NOW } from '#cms/health/health.endpoints.ts';
import { NIGHTLY_BACKUP } from '#platform/backup/backup-scheduler.ts';
import type { WorkRecord } from '#platform/jobs/work-record.ts';
import styles from './health.module.css';

type Asked = { api: string; works: readonly WorkRecord[]; wasAsked: boolean };

/** The button for whoever is about to do something risky; the worker makes the backup, and the page says how it went. */
export function BackUpNow({ api, works, wasAsked }: Asked) {
  const isBeingMade = works.some(
    ({ name, startedAt, endedAt }) =>
      name === NIGHTLY_BACKUP && startedAt && (!endedAt || startedAt > endedAt),
  );
  return (
    <form method="post" action={`${api}${BACKUP_NOW}`} className={styles.act}>
      <button type="submit" disabled={isBeingMade}>
        Back up now
      </button>
      <span role="status">
        {isBeingMade
          ? 'A backup is being made. Open this page again to see how it went.'
          : wasAsked && 'It begins within a minute. Open this page again to see how it went.'}
      </span>
    </form>
  );
}
