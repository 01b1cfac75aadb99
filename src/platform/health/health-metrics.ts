import { COPYING_BACKUPS } from '#platform/backup/backup.rules.ts';
import type { Metrics } from '#platform/operations/metrics.ts';
import type { HealthFacts } from './health-facts.ts';

/** One check serves all metrics of a scrape, and runs at most this often. */
const cacheMs = 5_000;

type HealthCheck = {
  readonly facts: HealthFacts;
  readonly judged: readonly { part: string; state: string }[];
};

/** The state shown on the staff's health page: mails, jobs, scheduled work, backups, and the state of each part. */
export function recordHealthMetrics(
  metrics: Metrics,
  check: () => Promise<HealthCheck>,
  now: () => number = Date.now,
): void {
  let seen: { at: number; result: Promise<HealthCheck> } | null = null;
  const currentHealth = () => {
    if (!seen || now() - seen.at > cacheMs) seen = { at: now(), result: check() };
    return seen.result;
  };
  metrics.gauges(
    'adey_mails',
    'Mails in the outbox: waiting, held, and failed within a week.',
    'state',
    async () => {
      const { waiting, held, failed } = (await currentHealth()).facts.mails;
      return { waiting, held, failed };
    },
  );
  metrics.gauges(
    'adey_jobs',
    'Scheduled jobs whose time passed ten minutes ago, and failed ones.',
    'state',
    async () => {
      const { overdue, failed } = (await currentHealth()).facts.jobs;
      return { overdue, failed };
    },
  );
  metrics.gauges(
    'adey_work_last_success_seconds',
    'Seconds since a regular work last succeeded.',
    'work',
    async () =>
      Object.fromEntries(
        (await currentHealth()).facts.works.flatMap(({ name, succeededAt }) =>
          succeededAt ? [[name, (now() - succeededAt.getTime()) / 1000]] : [],
        ),
      ),
  );
  metrics.gauges(
    'adey_backup_age_seconds',
    'Seconds since the newest backup was made, in its folder and in the second place.',
    'place',
    async (): Promise<Record<string, number>> => {
      const { backups, works } = (await currentHealth()).facts;
      const copied = works.find(({ name }) => name === COPYING_BACKUPS)?.note?.latest;
      const secondsSince = (made: Date) => (now() - made.getTime()) / 1000;
      return {
        ...(backups.latest && { folder: secondsSince(backups.latest.madeAt) }),
        ...(typeof copied === 'string' && { copy: secondsSince(new Date(copied)) }),
      };
    },
  );
  metrics.gauges(
    'adey_health',
    'Health of each part: 0 well, 1 needs somebody soon, 2 now.',
    'part',
    async () =>
      Object.fromEntries(
        (await currentHealth()).judged.map(({ part, state }) => [
          part,
          ['well', 'soon', 'now'].indexOf(state),
        ]),
      ),
  );
}

type Pages = { count(): { renders: number; pages: number; bytes: number; missing: number } };

/** Metrics of the page cache, and whether this process receives changes. */
export function recordSiteMetrics(metrics: Metrics, pages: Pages, changes: { isListening(): boolean }): void {
  metrics.gauges(
    'adey_page_cache_pages',
    'Pages cached in memory, and cached not-found pages.',
    'kind',
    () => {
      const count = pages.count();
      return { page: count.pages, missing: count.missing };
    },
  );
  metrics.gauge('adey_page_cache_bytes', 'Memory that cached pages take.', () => pages.count().bytes);
  metrics.gauge('adey_page_cache_renders', 'Pages rendered since the start.', () => pages.count().renders);
  metrics.gauge('adey_listens_for_changes', '1 while changes of content reach this process.', () =>
    changes.isListening() ? 1 : 0,
  );
}
