import { listWork, type Queryable, type WorkRecord } from '#platform/jobs/work-record.ts';
import { SENDING_MAIL } from './mail.rules.ts';

/** The state of mail delivery: working; held, because no mail server is set; or the worker has not run for a while. */
export type MailDelivery = 'leaves' | 'no-server' | 'silent';

/** A worker records once a minute that it is running. */
export const SILENT_MS = 10 * 60_000;

/**
 * The state of mail delivery at `now`, by the last record of the mail worker. Only the worker knows it: in containers
 * the admin has no mail settings.
 */
export function mailDelivery(
  work: Pick<WorkRecord, 'succeededAt' | 'note'> | undefined,
  now: Date,
): MailDelivery {
  if (!work?.succeededAt || now.getTime() - work.succeededAt.getTime() > SILENT_MS) return 'silent';
  return work.note?.hasServer === false ? 'no-server' : 'leaves';
}

/** The same, read from the database. */
export async function findMailDelivery(pool: Queryable, now: Date): Promise<MailDelivery> {
  const works = await listWork(pool);
  return mailDelivery(
    works.find(({ name }) => name === SENDING_MAIL),
    now,
  );
}
