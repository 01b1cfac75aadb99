import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { listenForChanges } from '#platform/changes/listen-for-changes.ts';
import { isUnreachable } from '#platform/database/is-unreachable.ts';
import { timeouts } from '#platform/database/timeouts.ts';
import { logFault, logInfo, logWarning } from '#platform/log.ts';
import { watchPool } from '#platform/operations/watched-pools.ts';
import { handleLostConnections } from '#platform/pool-errors.ts';
import { openBell } from './bell.ts';
import { deliverMail, setAside } from './deliver-mail.ts';
import { keepMails } from './keep-mails.ts';
import { keepBodies, type MailWriters } from './mail-bodies.ts';
import { openHand } from './mail-hand.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { outboxChannel } from './outbox-channel.ts';
import { openOutbox } from './outbox-store.ts';
import { keepPace } from './pace.ts';
import type { Sender, SmtpServer } from './smtp-address.rules.ts';
import { type LaneSettings, openLane } from './smtp-lane.ts';
import { tidyMails } from './tidy-mails.ts';

/** How mail leaves the house; null where no mail server is set. */
export type Leaving = {
  server: SmtpServer;
  from: Sender;
  replyTo?: string | undefined;
  perSecond: number;
  connections: number;
  /** The name we greet the mail server with. */
  name: string;
} & Pick<LaneSettings, 'ca' | 'timing'>;

export type MailWorkerSettings = {
  databaseUrl: string;
  leaving: Leaving | null;
  writers: MailWriters;
  leaseMs?: number;
};

const LEASE_MS = 30_000;
const AN_HOUR = 60 * 60_000;
/** How long a connection to the mail server is kept without anything to send. */
const IDLE_MS = 5_000;
/** A notice may get lost with the connection it comes over: nothing waits longer than this unseen. */
const LOOK_EVERY_MS = 15_000;
const A_LANES_SHARE = 5;

export type MailWorker = { stop(): Promise<void> };

/**
 * Sends what waits in the outbox, until it is stopped: woken by the database, in as many connections as are allowed. Any
 * number of workers share one outbox. Without a mail server it keeps the messages for staff to read.
 */
export function startMailWorker({
  databaseUrl,
  leaving,
  writers,
  leaseMs = LEASE_MS,
}: MailWorkerSettings): MailWorker {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'adey: mail',
    max: 4,
    ...timeouts(),
  });
  watchPool('mail', pool);
  handleLostConnections(pool);
  const stopping = new AbortController();
  const outbox = openOutbox(pool, `worker ${randomUUID()}`, leaseMs);
  const hand = openHand(outbox, leaseMs, (leaving?.connections ?? 1) * A_LANES_SHARE);
  const bell = openBell();
  const bodies = keepBodies(writers);
  const ears = listenForChanges({
    connectionString: databaseUrl,
    channel: outboxChannel,
    applicationName: 'adey: mail, listening',
    onTags: bell.ring,
    onLost: error => logWarning('outbox unheard', { reason: error.message }),
    onBack: bell.ring,
  });

  const pause = async (longestMs: number) => {
    const due = await hand.untilNextDue();
    const ms = Math.max(20, Math.min(longestMs, due ?? longestMs));
    return stopping.signal.aborted || (await bell.wait(ms));
  };
  const lanes = leaving
    ? sendIn(leaving, { hand, outbox, bodies, pause, stop: stopping.signal })
    : [keepMails({ hand, outbox, bodies, pause: () => pause(LOOK_EVERY_MS), stop: stopping.signal })];

  const abandoned = async () => {
    const count = await hand.takeUpAbandoned();
    if (count === 0) return;
    logInfo('mails taken up again after a crash', { mails: count });
    bell.ring();
  };
  const tidy = () =>
    void tidyMails(pool).catch(error => {
      if (!isUnreachable(error)) logFault(error, { doing: 'tidying the outbox' });
    });
  void abandoned();
  tidy();
  const timers = [
    setInterval(() => void hand.renew(), leaseMs / 4),
    setInterval(() => void abandoned(), leaseMs / 3),
    setInterval(tidy, AN_HOUR),
  ];

  return {
    async stop() {
      stopping.abort();
      bell.ring();
      await Promise.all(lanes);
      for (const timer of timers) clearInterval(timer);
      await hand.putBack();
      await ears.stop();
      await pool.end();
    },
  };
}

type Sending = Omit<Parameters<typeof keepMails>[0], 'pause'> & {
  pause: (longestMs: number) => Promise<boolean>;
};

function sendIn(leaving: Leaving, { hand, outbox, bodies, pause, stop }: Sending): Promise<void>[] {
  const pace = keepPace(leaving.perSecond, stop);
  const { from, replyTo } = leaving;
  const work = { outbox, bodies, pace, narrow: oneAtATime(), from, replyTo, isOurs: hand.isOurs };
  return Array.from({ length: leaving.connections }, async () => {
    const lane = openLane(leaving);
    while (!stop.aborted) {
      const mail = await hand.next();
      if (!mail) {
        const rang = await pause(lane.isOpen() ? IDLE_MS : LOOK_EVERY_MS);
        if (!rang) lane.close();
        continue;
      }
      await pace.turn();
      if (stop.aborted) await hand.putBack([mail]);
      else await deliverMail(mail, lane, work).catch(error => setAside(mail, error, outbox));
      hand.done(mail.id);
    }
    lane.close();
  });
}
