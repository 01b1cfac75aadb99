/** What a form does with words that are not stored yet. */
export type AutosaveKind =
  | 'idle'
  | 'waiting'
  | 'saving'
  | 'saved'
  | 'offline'
  | 'away'
  | 'signed-out'
  | 'refused';

/** Instants are milliseconds since 1970. */
export type AutosaveState = {
  kind: AutosaveKind;
  /** When the first of the words that are not stored was typed, and the last. Null: everything is stored. */
  unsavedSince: number | null;
  changedAt: number | null;
  /** Tries since the last success, and when the last one ended. */
  tries: number;
  triedAt: number | null;
  savedAt: number | null;
  /** Why the server refused, in its words. */
  reason: string | null;
};

export const nothingToSave: AutosaveState = {
  kind: 'idle',
  unsavedSince: null,
  changedAt: null,
  tries: 0,
  triedAt: null,
  savedAt: null,
  reason: null,
};

/** How a try ended. */
export type Outcome =
  | { kind: 'saved' | 'offline' | 'away' | 'signed-out' }
  | { kind: 'refused' | 'conflict'; reason: string };

/** After the last key: soon enough that little is lost, seldom enough not to save at every word. */
const PAUSE_MS = 2_000;
/** Somebody who never pauses is saved all the same. */
const LONGEST_MS = 10_000;
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;

/** After a change of words. What a try ended with stays in the line until the next one. */
export function afterChange(state: AutosaveState, now: number): AutosaveState {
  const kind = state.kind === 'idle' || state.kind === 'saved' ? 'waiting' : state.kind;
  return { ...state, kind, unsavedSince: state.unsavedSince ?? now, changedAt: now };
}

/** When the words are again as they are stored. */
export const afterTakingBack = ({ savedAt }: AutosaveState): AutosaveState => ({
  ...nothingToSave,
  kind: savedAt === null ? 'idle' : 'saved',
  savedAt,
});

/** When a save by hand overtakes a try, whose answer no longer counts. */
export const afterGivingUp = (state: AutosaveState): AutosaveState =>
  state.kind === 'saving' ? { ...state, kind: 'waiting' } : state;

export const afterSending = (state: AutosaveState): AutosaveState => ({ ...state, kind: 'saving' });

/** After a try. `hasNewer`: words were typed while it was under way. */
export function afterTry(
  state: AutosaveState,
  outcome: Outcome,
  { now, hasNewer }: { now: number; hasNewer: boolean },
): AutosaveState {
  if (outcome.kind === 'saved') {
    const saved: AutosaveState = { ...nothingToSave, kind: 'saved', savedAt: now };
    return hasNewer ? { ...saved, kind: 'waiting', unsavedSince: now, changedAt: state.changedAt } : saved;
  }
  // What to do about these two is decided elsewhere; the words wait.
  const kind = outcome.kind === 'conflict' ? 'waiting' : outcome.kind;
  const reason = outcome.kind === 'refused' ? outcome.reason : null;
  return { ...state, kind, tries: state.tries + 1, triedAt: now, reason };
}

/** When to try next, as an instant; null while there is nothing to do. A refusal waits for other words. */
export function nextTry(state: AutosaveState): number | null {
  const { kind, unsavedSince, changedAt, tries, triedAt } = state;
  if (kind === 'saving' || unsavedSince === null || changedAt === null) return null;
  const pause = Math.min(changedAt + PAUSE_MS, unsavedSince + LONGEST_MS);
  if (triedAt === null) return pause;
  if (kind === 'refused') return changedAt > triedAt ? changedAt + PAUSE_MS : null;
  return triedAt + Math.min(FIRST_RETRY_MS * 2 ** (tries - 1), LONGEST_RETRY_MS);
}

type Answered = { errors?: { name?: unknown; message?: unknown; data?: Detailed }[]; message?: unknown };
type Detailed = { errors?: { path?: unknown; message?: unknown }[] };

/** What an answer means; the status is null where none came. */
export function outcomeOf(status: number | null, body: unknown, isOnline = true): Outcome {
  if (status === null) return { kind: isOnline ? 'away' : 'offline' };
  if (status < 300) return { kind: 'saved' };
  if (status >= 500 || status === 408 || status === 429) return { kind: 'away' };
  const { errors, message } = ((typeof body === 'object' ? body : null) as Answered & object) ?? {};
  const [error] = errors ?? [];
  if (error?.name === 'SignedOut' || status === 401) return { kind: 'signed-out' };
  const { errors: fields = [] } = error?.data ?? {};
  const found = fields[0]?.message ?? error?.message ?? message;
  const reason = typeof found === 'string' ? found : 'The server refused it.';
  const isConflict = status === 409 && fields.some(({ path }) => path === 'lastSave');
  return { kind: isConflict ? 'conflict' : 'refused', reason };
}

const MINUTE_MS = 60_000;

function ago(savedAt: number, now: number): string {
  const minutes = Math.floor((now - savedAt) / MINUTE_MS);
  if (minutes < 1) return 'a moment ago';
  if (minutes === 1) return 'a minute ago';
  if (minutes < 60) return `${minutes} minutes ago`;
  return `at ${new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(savedAt)}`;
}

export type Shown = {
  /** Somebody else saved in between, and nobody has chosen yet what to take. */
  isContested: boolean;
  /** The words are stored in this browser too. */
  isStoredHere: boolean;
  /** Visitors see an earlier version. */
  isPublished: boolean;
};

/** The line beside the buttons; null while there is nothing to say. */
export function lineOf(state: AutosaveState, now: number, shown: Shown): string | null {
  const { isContested, isStoredHere, isPublished } = shown;
  if (isContested) return 'Not saved yet: somebody saved this in between.';
  const where = isStoredHere ? 'Your words are kept on this device.' : 'Please leave this page open.';
  switch (state.kind) {
    case 'idle':
      return null;
    case 'waiting':
    case 'saving':
      return 'Saving…';
    case 'saved': {
      const saved = `Saved ${ago(state.savedAt ?? now, now)}.`;
      return isPublished ? `${saved} Visitors see it once you publish.` : saved;
    }
    case 'offline':
      return `Not saved yet: no connection. ${where}`;
    case 'away':
      return `Not saved yet: the server does not answer. ${where}`;
    case 'signed-out':
      return 'Sign in again to go on saving.';
    case 'refused':
      return `Not saved yet. ${state.reason ?? ''}`.trim();
  }
}

/** What a screen reader hears: that it saves by itself once, and then only trouble and its end. */
export function announcementOf(
  kind: AutosaveKind | 'contested',
  announced: AutosaveKind | 'contested' | null,
): AutosaveKind | 'contested' | null {
  const isTrouble = kind !== 'idle' && kind !== 'waiting' && kind !== 'saving' && kind !== 'saved';
  if (isTrouble) return kind;
  return kind === 'saved' ? 'saved' : announced;
}
