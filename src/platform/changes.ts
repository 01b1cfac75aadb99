import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** The Postgres channel on which writers announce changes to every site process. */
export const changeChannel = 'adey_changes';

/** Postgres refuses notifications of 8,000 bytes and more. */
const longestNotice = 7_999;

/** What has changed: tags (collection and global slugs), or possibly everything. */
type ChangedTags = ReadonlySet<string> | 'all';

/** A notice as sent: a JSON array of tags, sorted so that Postgres merges equal ones within a transaction. */
export function writeNotice(tags: Iterable<string>): string {
  const notice = JSON.stringify([...new Set(tags)].sort());
  return Buffer.byteLength(notice) > longestNotice ? JSON.stringify('all') : notice;
}

/** Reads a notice; an unreadable one counts as everything, since dropping too much only costs time. */
export function readNotice(notice: string | undefined): ChangedTags {
  try {
    const tags: unknown = JSON.parse(notice ?? '');
    const isTagList = Array.isArray(tags) && tags.every(tag => typeof tag === 'string');
    return isTagList ? new Set(tags) : 'all';
  } catch {
    return 'all';
  }
}

export type ChangeListenerSettings = {
  readonly connectionString: string;
  /** Shown by Postgres for the connection, to tell site processes apart. */
  readonly applicationName?: string;
  readonly onTags: (tags: ChangedTags) => void;
  /** The connection is lost or could not be made: notices may be missed from now on. Called once until `onBack`. */
  readonly onLost: (error: Error) => void;
  /** Listening, for the first time or again. Notices in between were missed: drop everything. */
  readonly onBack: () => void;
  readonly timing?: Partial<ChangeListenerTiming>;
};

type ChangeListenerTiming = {
  readonly firstRetryMs: number;
  readonly longestRetryMs: number;
  /** How often a quiet connection is probed; a router may have dropped it silently. */
  readonly probeEveryMs: number;
  readonly answerWithinMs: number;
};

const defaultTiming: ChangeListenerTiming = {
  firstRetryMs: 100,
  longestRetryMs: 2_000,
  probeEveryMs: 10_000,
  answerWithinMs: 5_000,
};

type ChangeListener = { isListening(): boolean; stop(): Promise<void> };

/**
 * Listens for announced changes on its own connection until stopped. Losing the database, or never reaching it, does
 * not throw: `onLost` is called, and it reconnects with growing pauses.
 */
export function listenForChanges(settings: ChangeListenerSettings): ChangeListener {
  const timing = { ...defaultTiming, ...settings.timing };
  const stopping = new AbortController();
  let isListening = false;
  let isLossReported = false;
  let pause = timing.firstRetryMs;

  function reportBack(): void {
    isListening = true;
    isLossReported = false;
    pause = timing.firstRetryMs;
    settings.onBack();
  }

  function reportLost(error: unknown): void {
    isListening = false;
    if (isLossReported || stopping.signal.aborted) return;
    isLossReported = true;
    settings.onLost(error instanceof Error ? error : new Error(String(error)));
  }

  async function listenUntilStopped(): Promise<void> {
    while (!stopping.signal.aborted) {
      await listenUntilLost(settings, timing, reportBack, stopping.signal).catch(reportLost);
      await sleep(pause * (0.5 + Math.random() / 2), undefined, { signal: stopping.signal }).catch(
        () => undefined,
      );
      pause = Math.min(pause * 2, timing.longestRetryMs);
    }
    isListening = false;
  }

  const ended = listenUntilStopped();
  return {
    isListening: () => isListening,
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

/** One connection, until it is lost or aborted; always ends by rejecting. */
async function listenUntilLost(
  settings: ChangeListenerSettings,
  timing: ChangeListenerTiming,
  reportBack: () => void,
  stop: AbortSignal,
): Promise<never> {
  const client = new pg.Client({
    connectionString: settings.connectionString,
    application_name: settings.applicationName ?? 'adey site: changes',
    connectionTimeoutMillis: timing.answerWithinMs,
    query_timeout: timing.answerWithinMs,
    keepAlive: true,
  });
  const connectionLost = new Promise<never>((_resolve, reject) => {
    client.on('error', reject);
    client.on('end', () => reject(new Error('The database closed the connection.')));
    stop.addEventListener('abort', () => reject(new Error('Stopped listening.')), { once: true });
    client.on('notification', notice => {
      try {
        settings.onTags(readNotice(notice.payload));
      } catch (error) {
        reject(error);
      }
    });
  });

  async function listen(): Promise<never> {
    await client.connect();
    await client.query(`listen ${changeChannel}`);
    reportBack();
    for (;;) {
      await sleep(timing.probeEveryMs, undefined, { signal: stop });
      await client.query('select 1');
    }
  }

  try {
    return await Promise.race([listen(), connectionLost]);
  } finally {
    client.end().catch(() => undefined);
  }
}
