import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Sender } from '#core/mail-header.ts';
import { isUnreachable } from '#platform/database/is-unreachable.ts';
import { openJobsPool, runJobs } from '#platform/jobs/run-jobs.ts';
import { logFault, logWarning } from '#platform/log.ts';
import { watchPool } from '#platform/once-per-process.ts';
import {
  type CachedBodies,
  cacheBodies,
  type MailSender,
  type MailWriters,
  type Written,
  writeMessage,
} from './compose-message.ts';
import { type MailValues, NO_SERVER } from './mail.rules.ts';
import {
  type ClaimedMail,
  NOTE_BOUNCE,
  noteBounce,
  type Outbox,
  openOutbox,
  requeueWithoutJob,
  SEND_MAIL,
  SETTLE_BOUNCE,
} from './outbox-store.ts';
import { judgeRefusal, waitAfter } from './refusal.rules.ts';
import {
  openServerBackoff,
  openTransport,
  RefusedError,
  type ServerBackoff,
  type Transport,
  type TransportSettings,
} from './smtp-transport.ts';

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
    onStart: () => requeueWithoutJob(pool),
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

export type Sending = {
  transport: Transport;
  backoff: ServerBackoff;
  /** Messages are transferred in parallel and completed one at a time. */
  ending: { enter(): Promise<() => void> };
  from: Sender;
  replyTo?: string | undefined;
  /** Where mail comes back to; the sender's own address without one. */
  returnPath?: string | undefined;
};

type SendMail = { outbox: Outbox; bodies: CachedBodies; sending: Sending | null; stop: AbortSignal };

const LONGEST_OWN_WAIT_MS = 30 * 60_000;
const GONE = 'What this mail would have told is not there any more.';
const LOCKED =
  'Its links were sealed with a PAYLOAD_SECRET that is not set here: add it to FORMER_SECRETS and try again, or ask for a new mail.';

/**
 * The job of one mail: sends it and records the outcome in its row, or keeps it for staff where no mail server is
 * set. The job fails only if the database does.
 */
export function sendMail({ outbox, bodies, sending, stop }: SendMail) {
  return async (payload: unknown): Promise<void> => {
    const { mail: id } = payload as { mail: number };
    if (sending && !(await sending.backoff.untilOver(stop))) return outbox.requeue(id);
    const mail = await outbox.claim(id);
    if (!mail) return;
    try {
      if (!mail.secrets) return await recorded(() => outbox.markEnded(id, 'failed', LOCKED));
      const written = await writeMail(mail, mail.secrets, { outbox, bodies });
      if (!written) await recorded(() => outbox.markEnded(id, 'failed', GONE));
      else if (sending) await deliver(mail, written, outbox, sending);
      else await recorded(() => outbox.markHeld(id, NO_SERVER));
    } catch (error) {
      if (isUnreachable(error)) throw error;
      await setAside(mail, error, outbox);
    }
  };
}

/**
 * The text of a mail: queued with it, or written for its kind. What is stored of the latter has placeholders, and is filled here,
 * once.
 */
async function writeMail(
  mail: ClaimedMail,
  secrets: MailValues,
  { outbox, bodies }: Pick<SendMail, 'outbox' | 'bodies'>,
): Promise<Written | null> {
  const { id, html, subject, kind, bulkOf, locale, edition, data } = mail;
  const text = mail.text ?? '';
  if (data === null) return html === null ? null : { subject, html, text, headers: {} };
  const files = await bodies.attach(kind, data, locale);
  const stored = html === null ? null : { html, text };
  const body = await bodies.write({ kind, bulkOf, locale, edition }, { ...data, ...secrets }, stored);
  if (!body) return null;
  if (!stored && bulkOf === null) await outbox.keepBody(id, body.template);
  return { subject, ...body, files };
}

/**
 * Only one mail at a time is completed and recorded as sent, so a crash repeats at most one of those in progress. If
 * the server takes too long to accept one, the others continue.
 */
async function deliver(mail: ClaimedMail, written: Written, outbox: Outbox, sending: Sending): Promise<void> {
  const { transport, backoff, ending, ...sender } = sending;
  const triedSince = backoff.now();
  const place: { leave?: () => void; isOver?: true } = {};
  try {
    await transport.send(writeMessage(mail, written, sender), async () => {
      place.leave = await ending.enter();
      if (place.isOver || !(await outbox.isOurs(mail.id))) {
        place.leave();
        throw new NotOursError('Not ours to send any more.');
      }
    });
    // At once: while this is being recorded, the server may already refuse the next ones.
    backoff.succeeded();
    await recorded(() => outbox.markSent(mail.id));
  } catch (error) {
    if (error instanceof RefusedError) await settle(mail, error, { outbox, backoff, triedSince });
    else if (!(error instanceof NotOursError)) throw error;
  } finally {
    place.isOver = true;
    place.leave?.();
  }
}

class NotOursError extends Error {}

type Settling = { outbox: Outbox; backoff: ServerBackoff; triedSince: number };

async function settle(
  { id, to, attempts }: ClaimedMail,
  { refusal }: RefusedError,
  { outbox, backoff, triedSince }: Settling,
): Promise<void> {
  const { kind, reason, bounce, ofOne } = judgeRefusal(refusal);
  if (kind === 'bounced' || kind === 'failed') {
    backoff.succeeded();
    await recorded(() => outbox.markEnded(id, kind, reason, bounce));
    return;
  }
  if ((kind === 'server' || kind === 'slower') && (!ofOne || backoff.concernsAll(to))) {
    const isKnown = backoff.isActive();
    const wait = backoff.start(kind === 'server' ? triedSince : undefined);
    if (!isKnown && backoff.isActive())
      logWarning('mail delayed', { why: kind, seconds: Math.round(wait / 1000), reason });
    await recorded(() => outbox.markLater(id, wait, reason, { free: true }));
    return;
  }
  const wait = waitAfter(attempts, Math.random());
  await recorded(() =>
    wait === null
      ? outbox.markEnded(id, 'failed', `Tried for two days without success. ${reason}`, bounce)
      : outbox.markLater(id, wait, reason),
  );
}

/** Records what the mail server accepted, or it would be sent twice: retried until the database is back. */
async function recorded(write: () => Promise<boolean>): Promise<void> {
  for (let pause = 50; ; pause = Math.min(pause * 2, 5_000)) {
    try {
      const wasOurs = await write();
      if (!wasOurs) logWarning('mail was taken over by another worker meanwhile');
      return;
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      await sleep(pause);
    }
  }
}

/** A mail that fails for a reason of ours must not stop the others: it is tried again later. */
async function setAside({ id, attempts }: ClaimedMail, error: unknown, outbox: Outbox): Promise<void> {
  const reference = logFault(error, { doing: 'mail' });
  const reason = `Something went wrong here, not at the mail server; the log knows it as ${reference}.`;
  const wait = waitAfter(attempts);
  await recorded(() =>
    wait === null
      ? outbox.markEnded(id, 'failed', reason)
      : outbox.markLater(id, Math.min(wait, LONGEST_OWN_WAIT_MS), reason),
  );
}
