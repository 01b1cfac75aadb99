import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { openJobsPool, runJobs } from '#platform/jobs/run-jobs.ts';
import { watchPool } from '#platform/operations/watched-pools.ts';
import { cacheBodies, type MailSender, type MailWriters } from './compose-message.ts';
import {
  NOTE_BOUNCE,
  noteBounce,
  openOutbox,
  queueForgotten,
  SEND_MAIL,
  SETTLE_BOUNCE,
} from './outbox-store.ts';
import { type Sending, sendMail } from './send-mail.job.ts';
import { openServerBackoff, openTransport, type TransportSettings } from './smtp-transport.ts';

/** How mail is sent; null where no mail server is set. */
export type SmtpSettings = TransportSettings & MailSender;

export type MailWorkerSettings = {
  databaseUrl: string;
  smtp: SmtpSettings | null;
  writers: MailWriters;
  /** Acts on a returned mail, by its number; may run twice. */
  settleBounce?: (pool: pg.Pool, mail: number) => Promise<void>;
};

export type MailWorker = { stop(): Promise<void> };

/** How long the next message waits for one that is being completed. */
const ENDING_MS = 2_000;
/**
 * Jobs for each connection: the next message is ready when a connection is free, which the rate limit of the pool
 * relies on.
 */
const JOBS_A_CONNECTION = 2;
/** Database connections besides one for each mail connection: one of them listens. */
const BESIDE_SENDING = 3;
/** How long stopping waits for messages in progress before it closes their connections. */
const STOP_MS = 5_000;

/**
 * Sends waiting mails until it is stopped, over as many connections as are allowed. Any number of workers share one
 * outbox. Without a mail server it keeps the mails for staff to read.
 */
export function startMailWorker({
  databaseUrl,
  smtp,
  writers,
  settleBounce,
}: MailWorkerSettings): MailWorker {
  const connections = smtp?.connections ?? 1;
  const pool = openJobsPool(databaseUrl, 'mail', connections + BESIDE_SENDING);
  watchPool('mail', pool);
  const stopping = new AbortController();
  const transport = smtp && openTransport(smtp);
  const sending = smtp &&
    transport && {
      transport,
      backoff: openServerBackoff(),
      ending: openMutex(ENDING_MS),
      from: smtp.from,
      replyTo: smtp.replyTo,
      returnPath: smtp.returnPath,
    };
  const task = sendMail({
    outbox: openOutbox(pool, `worker ${randomUUID()}`),
    bodies: cacheBodies(writers),
    sending,
    stop: stopping.signal,
  });
  const jobs = runJobs({
    pool,
    concurrency: connections * JOBS_A_CONNECTION,
    tasks: {
      [SEND_MAIL]: task,
      [SETTLE_BOUNCE]: async payload => settleBounce?.(pool, (payload as { mail: number }).mail),
      [NOTE_BOUNCE]: payload => noteBounce(pool, payload),
    },
    onStart: () => queueForgotten(pool),
  });

  return {
    async stop() {
      stopping.abort();
      const late = setTimeout(() => transport?.close(), STOP_MS);
      await jobs.stop();
      clearTimeout(late);
      transport?.close();
      await pool.end();
    },
  };
}

/**
 * A mutex, in order of arrival. A holder that takes longer than `longestMs` no longer blocks the others. `enter`
 * resolves with the function that releases it; calling that twice is harmless.
 */
function openMutex(longestMs: number): Sending['ending'] {
  let last: Promise<void> = Promise.resolve();
  return {
    async enter() {
      const before = last;
      const mine = Promise.withResolvers<void>();
      last = mine.promise;
      await before;
      const late = setTimeout(mine.resolve, longestMs);
      return () => {
        clearTimeout(late);
        mine.resolve();
      };
    },
  };
}
