import { setTimeout as sleep } from 'node:timers/promises';
import { isUnreachable } from '#platform/database/is-unreachable.ts';
import { logFault, logWarning } from '#platform/log.ts';
import type { ClaimedMail } from './claimed-mail.ts';
import { composeMessage, type Written } from './compose-message.ts';
import type { KeptBodies } from './mail-bodies.ts';
import type { Leave, oneAtATime } from './one-at-a-time.ts';
import type { Outbox } from './outbox-store.ts';
import type { Pace } from './pace.ts';
import { fillText } from './placeholders.rules.ts';
import { verdictOf } from './refusal.rules.ts';
import { waitAfter } from './retry.rules.ts';
import type { Sender } from './smtp-address.rules.ts';
import { type Lane, RefusedError } from './smtp-lane.ts';

export type Delivering = {
  outbox: Outbox;
  bodies: KeptBodies;
  pace: Pace;
  narrow: ReturnType<typeof oneAtATime>;
  from: Sender;
  replyTo?: string | undefined;
  /** Whether the message is still ours to send, and nobody has taken it over. */
  isOurs: (id: number) => boolean;
};

const A_MINUTE = 60_000;

/**
 * Sends one message and writes down what became of it. Many are handed over at once, but only one at a time is ended and
 * written down as sent, so that of all that is under way a crash can repeat one message at most.
 */
export async function deliverMail(mail: ClaimedMail, lane: Lane, work: Delivering): Promise<void> {
  const written = await writeMail(mail, work);
  if (!written) {
    await recorded(() =>
      work.outbox.markEnded(mail.id, 'failed', 'What this mail would have told is not there any more.'),
    );
    return;
  }
  const message = await composeMessage(mail, written, work.from, work.replyTo);
  const place: { leave?: Leave; given?: true } = {};
  try {
    await lane.send({ from: work.from.address, to: mail.to }, message, async () => {
      const leave = await work.narrow.enter();
      if (place.given || !work.isOurs(mail.id)) {
        leave();
        throw new Error('Not ours to send any more.');
      }
      place.leave = leave;
    });
    await recorded(() => work.outbox.markSent(mail.id));
    work.pace.wentWell();
  } catch (error) {
    place.given = true;
    if (!(error instanceof RefusedError)) throw error;
    await settle(mail, error, work);
  } finally {
    place.given = true;
    place.leave?.();
  }
}

/** The words of a message: its own, or those its kind has, with what differs from reader to reader put in. */
export async function writeMail(
  mail: ClaimedMail,
  { outbox, bodies }: Pick<Delivering, 'outbox' | 'bodies'>,
): Promise<Written | null> {
  const { html, text, subject, kind, bulkOf, locale, edition, data } = mail;
  if (html !== null) return { subject, html, text: text ?? '', headers: {} };
  const body = await bodies.write({ kind, bulkOf, locale, edition }, data);
  if (!body) return null;
  const written = { ...body, subject: body.subject ?? fillText(subject, data) };
  if (bulkOf === null) await outbox.keepBody(mail.id, written);
  return written;
}

async function settle({ id, attempts }: ClaimedMail, error: RefusedError, work: Delivering): Promise<void> {
  const { outbox, pace } = work;
  const { kind, reason } = verdictOf(error.refusal);
  if (kind === 'bounced' || kind === 'failed') {
    await recorded(() => outbox.markEnded(id, kind, reason));
    pace.wentWell();
    return;
  }
  if (kind === 'server' || kind === 'slower') {
    const rest = pace.rest();
    logWarning('mail rests', { why: kind, seconds: Math.round(rest / 1000), reason });
    await recorded(() => outbox.markLater(id, rest, reason, { free: true }));
    return;
  }
  const wait = waitAfter(attempts, Math.random());
  await recorded(() =>
    wait === null
      ? outbox.markEnded(id, 'failed', `Tried for two days without success. ${reason}`)
      : outbox.markLater(id, wait, reason),
  );
}

/** What the mail server took has to be written down, or it would be sent again: tried until the database is back. */
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

/** A message we cannot write or put together for a reason of our own must not stop the others: it is tried later. */
export async function setAside({ id, attempts }: ClaimedMail, error: unknown, outbox: Outbox): Promise<void> {
  const reference = logFault(error, { doing: 'mail' });
  const reason = `Something went wrong here, not at the mail server; the log knows it as ${reference}.`;
  const wait = waitAfter(attempts) ?? null;
  await recorded(() =>
    wait === null
      ? outbox.markEnded(id, 'failed', reason)
      : outbox.markLater(id, Math.min(wait, 30 * A_MINUTE), reason),
  );
}
