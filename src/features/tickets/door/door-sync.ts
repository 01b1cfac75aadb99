import { type DoorEntry, mostReceived, mostSent } from './door.rules.ts';

/** What came back: our answer, or that it is none. `away`: no network, or somebody else who answers in our place. */
export type DoorAnswer =
  | { kind: 'ours'; body: Record<string, unknown> }
  | { kind: 'signed-out' | 'refused' | 'fault' | 'away' };
export type AskDoor = (act: string, body?: object) => Promise<DoorAnswer>;

/** Asks the site; never rejects. Answers of captive portals come with 200 or 404 and a page, and are no answers. */
export const askDoorAt =
  (fetchFrom: typeof fetch, timeoutMs = 8_000): AskDoor =>
  async (act, body) => {
    try {
      const answer = await fetchFrom(`/api/door/${act}`, {
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
        cache: 'no-store',
        ...(body && {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        }),
      });
      const type = answer.headers.get('content-type') ?? '';
      if (!/^application\/(problem\+)?json/.test(type)) return { kind: 'away' };
      const read: unknown = await answer.json();
      const isMarked = (read as { adey?: unknown } | null)?.adey === 'door';
      if (answer.ok)
        return isMarked ? { kind: 'ours', body: read as Record<string, unknown> } : { kind: 'away' };
      if (answer.status === 401) return { kind: isMarked ? 'signed-out' : 'away' };
      if (!type.startsWith('application/problem')) return { kind: 'away' };
      if (answer.status >= 500) return { kind: 'fault' };
      return { kind: answer.status === 429 ? 'away' : 'refused' };
    } catch {
      return { kind: 'away' };
    }
  };

/** The log as a phone has it. */
export type PhoneLog = {
  event: number;
  /** What was shown here and elsewhere at this event. */
  entries: DoorEntry[];
  /** The last line from the server. */
  seq: number;
  /** Not with the server yet, of any event. */
  unsent: DoorEntry[];
  /** Lines that the server does not accept, kept for people to see. */
  aside: DoorEntry[];
  /** What to add to the clock of the phone to get that of the server, in ms. */
  offset: number;
  /** The tickets on the server are those of the copy with this version. */
  version: string;
  /** After a request that failed as a whole, lines are sent one by one, so that one of them holds up no other. */
  isOneByOne: boolean;
};

/** `take` applies what came back, also to a log that has got further lines meanwhile; `log` is the one that was sent. */
export type Synced = {
  take: (log: PhoneLog) => PhoneLog;
  log: PhoneLog;
  kind: DoorAnswer['kind'];
  hasMore: boolean;
};

/** Sends lines that are not with the server yet, and gets those of the other phones. `clock`: the phone's, in ms. */
export async function syncOnce(log: PhoneLog, ask: AskDoor, clock: () => number): Promise<Synced> {
  const lines = log.unsent.slice(0, log.isOneByOne ? 1 : mostSent);
  const { event, seq: since, offset } = log;
  const answer = await ask('sync', { event, since, clock: clock() + offset, entries: lines });
  const { kind } = answer;
  const done = (take: Synced['take'], hasMore = false): Synced => ({ take, log: take(log), kind, hasMore });
  if (answer.kind === 'ours') {
    const answered = answer.body as Answered;
    const hasMore = log.unsent.length > lines.length || answered.entries.length === mostReceived;
    return done(takeAnswer(lines, answered, answered.now - clock()), hasMore);
  }
  if (answer.kind === 'signed-out' || answer.kind === 'away' || lines.length === 0) return done(same => same);
  if (lines.length > 1) return done(current => ({ ...current, isOneByOne: true }), true);
  const without = (all: DoorEntry[]) => all.filter(each => !lines.includes(each));
  // Refused: it will never be taken. A fault may pass, so the line waits behind the others.
  return answer.kind === 'refused'
    ? done(
        current => ({ ...current, unsent: without(current.unsent), aside: [...current.aside, ...lines] }),
        log.unsent.length > 1,
      )
    : done(current => ({ ...current, unsent: [...without(current.unsent), ...lines] }));
}

type Answered = { refused: number[]; entries: DoorEntry[]; seq: number; version: string; now: number };

const takeAnswer =
  (lines: DoorEntry[], { refused, entries, seq, version }: Answered, offset: number) =>
  (log: PhoneLog): PhoneLog => {
    const unsent = log.unsent.filter(each => !lines.includes(each));
    return {
      ...{ ...log, unsent, seq, version, offset },
      entries: mergeLines(log.entries, entries),
      aside: [...log.aside, ...lines.filter((_, index) => refused.includes(index))],
      isOneByOne: log.isOneByOne && unsent.length > 0,
    };
  };

/** The lines of both, each once; where both have one, that of the server, whose time is corrected. */
export const mergeLines = (own: readonly DoorEntry[], others: readonly DoorEntry[]): DoorEntry[] => [
  ...new Map([...own, ...others].map(each => [each.id, each])).values(),
];
