import type { HealthFacts } from '#platform/health/health-facts.ts';
import type { Figures } from '#platform/operations/figures.ts';

/** Looked at once for all figures of one answer, and at most so often. */
const keptMs = 5_000;

type Looking = { readonly facts: HealthFacts; readonly judged: readonly { part: string; state: string }[] };

/** Tells what staff see on their health page: mails, jobs, regular work, backups, and how each part is judged. */
export function recordHealthMetrics(
  figures: Figures,
  look: () => Promise<Looking>,
  now: () => number = Date.now,
): void {
  let seen: { at: number; looking: Promise<Looking> } | null = null;
  const stack = () => {
    if (!seen || now() - seen.at > keptMs) seen = { at: now(), looking: look() };
    return seen.looking;
  };
  figures.gauges(
    'adey_mails',
    'Mails in the outbox: waiting, held, and failed within a week.',
    'state',
    async () => {
      const { waiting, held, failed } = (await stack()).facts.mails;
      return { waiting, held, failed };
    },
  );
  figures.gauges(
    'adey_jobs',
    'Scheduled jobs whose time passed ten minutes ago, and failed ones.',
    'state',
    async () => {
      const { overdue, failed } = (await stack()).facts.jobs;
      return { overdue, failed };
    },
  );
  figures.gauges(
    'adey_work_last_success_seconds',
    'Seconds since a regular work last succeeded.',
    'work',
    async () =>
      Object.fromEntries(
        (await stack()).facts.works.flatMap(({ name, succeededAt }) =>
          succeededAt ? [[name, (now() - succeededAt.getTime()) / 1000]] : [],
        ),
      ),
  );
  figures.gauges(
    'adey_backup_age_seconds',
    'Seconds since the newest backup was made.',
    'place',
    async (): Promise<Record<string, number>> => {
      const made = (await stack()).facts.backups.latest?.madeAt;
      return made ? { folder: (now() - made.getTime()) / 1000 } : {};
    },
  );
  figures.gauges(
    'adey_house',
    'How each part of the house is: 0 well, 1 needs somebody soon, 2 now.',
    'part',
    async () =>
      Object.fromEntries(
        (await stack()).judged.map(({ part, state }) => [part, ['well', 'soon', 'now'].indexOf(state)]),
      ),
  );
}
