import { setTimeout as sleep } from 'node:timers/promises';
import { isUnreachable } from '#platform/database/is-unreachable.ts';
import { logFault, logWarning } from '#platform/log.ts';
import { type CachedBodies, messageOf, type Written } from './compose-message.ts';
import type { Sender } from './mail.rules.ts';
import { fillText, type MailValues, NO_SERVER, placesOf, withSecrets } from './mail.rules.ts';
import type { ClaimedMail, Outbox } from './outbox-store.ts';
import { verdictOf, waitAfter } from './refusal.rules.ts';
import { RefusedError, type ServerBackoff, type Transport } from './smtp-transport.ts';

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

/** The text of a mail: stored with it, or made from its kind and the values of one reader. */
async function writeMail(
  mail: ClaimedMail,
  secrets: MailValues,
  { outbox, bodies }: Pick<SendMail, 'outbox' | 'bodies'>,
): Promise<Written | null> {
  const { id, html, text, subject, kind, bulkOf, locale, edition, data } = mail;
  const files = await bodies.attach(kind, data, locale);
  if (html !== null) return withSecrets({ subject, html, text: text ?? '', headers: {}, files }, secrets);
  const body = await bodies.write({ kind, bulkOf, locale, edition }, { ...data, ...placesOf(secrets) });
  if (!body) return null;
  const written = { ...body, subject: body.subject ?? fillText(subject, data) };
  if (bulkOf === null) await outbox.keepBody(id, written);
  return withSecrets({ ...written, files }, secrets);
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
    await transport.send(messageOf(mail, written, sender), async () => {
      place.leave = await ending.enter();
      if (place.isOver || !(await outbox.isOurs(mail.id))) {
        place.leave();
        throw new NotOursError('Not ours to send any more.');
      }
    });
    await recorded(() => outbox.markSent(mail.id));
    backoff.succeeded();
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
  { id, attempts }: ClaimedMail,
  { refusal }: RefusedError,
  { outbox, backoff, triedSince }: Settling,
): Promise<void> {
  const { kind, reason, bounce } = verdictOf(refusal);
  if (kind === 'bounced' || kind === 'failed') {
    await recorded(() => outbox.markEnded(id, kind, reason, bounce));
    backoff.succeeded();
    return;
  }
  if (kind === 'server' || kind === 'slower') {
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
