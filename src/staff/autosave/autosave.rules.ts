import { type Filled, type Message, message, moment } from '#core/message.ts';

/** The save state of a form. */
type AutosaveKind = 'idle' | 'waiting' | 'saving' | 'saved' | 'offline' | 'away' | 'signed-out' | 'refused';

/** Instants are milliseconds since 1970. */
export type AutosaveState = {
  kind: AutosaveKind;
  /** When the first and the last unsaved change was typed; null when everything is stored. */
  unsavedSince: number | null;
  changedAt: number | null;
  /** Attempts since the last success, and when the last one ended. */
  tries: number;
  triedAt: number | null;
  savedAt: number | null;
  /** The server's reason for refusing. */
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

/** The result of an attempt to save. */
export type Outcome =
  | { kind: 'saved' | 'offline' | 'away' | 'signed-out' }
  | { kind: 'refused' | 'conflict'; reason: string };

/** Wait after the last key press: short enough to lose little, long enough not to save every word. */
const PAUSE_MS = 2_000;
/** Longest time without a save while somebody keeps typing. */
const LONGEST_MS = 10_000;
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;

/** The state after typing. The result of the last attempt stays visible until the next one. */
export function afterChange(state: AutosaveState, now: number): AutosaveState {
  const kind = state.kind === 'idle' || state.kind === 'saved' ? 'waiting' : state.kind;
  return { ...state, kind, unsavedSince: state.unsavedSince ?? now, changedAt: now };
}

/** The state once the form matches what is stored again. */
export const afterTakingBack = ({ savedAt }: AutosaveState): AutosaveState => ({
  ...nothingToSave,
  kind: savedAt === null ? 'idle' : 'saved',
  savedAt,
});

/** The state when a manual save overtakes an attempt, whose response is then ignored. */
export const afterGivingUp = (state: AutosaveState): AutosaveState =>
  state.kind === 'saving' ? { ...state, kind: 'waiting' } : state;

export const afterSending = (state: AutosaveState): AutosaveState => ({ ...state, kind: 'saving' });

/** The state after an attempt. `hasNewer`: something was typed while it was running. */
export function afterTry(
  state: AutosaveState,
  outcome: Outcome,
  { now, hasNewer }: { now: number; hasNewer: boolean },
): AutosaveState {
  if (outcome.kind === 'saved') {
    const saved: AutosaveState = { ...nothingToSave, kind: 'saved', savedAt: now };
    return hasNewer ? { ...saved, kind: 'waiting', unsavedSince: now, changedAt: state.changedAt } : saved;
  }
  // A conflict is resolved in its own dialog; until then the text waits.
  const kind = outcome.kind === 'conflict' ? 'waiting' : outcome.kind;
  const reason = outcome.kind === 'refused' ? outcome.reason : null;
  return { ...state, kind, tries: state.tries + 1, triedAt: now, reason };
}

/** The instant of the next attempt, or null. After a refusal it waits for another change. */
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

/** The outcome of a response; `status` is null when there was none. */
export function toOutcome(status: number | null, body: unknown, isOnline = true): Outcome {
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

function ago(savedAt: number, now: number): Filled {
  const minutes = Math.floor((now - savedAt) / MINUTE_MS);
  if (minutes < 1) return message('a moment ago');
  if (minutes < 60)
    return message('{minutes, plural, one {a minute ago} other {# minutes ago}}', { minutes });
  return message('at {time}', { time: moment(new Date(savedAt), 'en-GB', { timeStyle: 'short' }) });
}

type Shown = {
  /** Somebody else saved in between, and the conflict is not resolved yet. */
  isContested: boolean;
  /** The text is also stored in this browser. */
  isStoredHere: boolean;
  /** Visitors see an earlier version. */
  isPublished: boolean;
};

/** The line beside the buttons; null while there is nothing to say. */
export function statusLine(state: AutosaveState, now: number, shown: Shown): Message | null {
  const { isContested, isStoredHere, isPublished } = shown;
  if (isContested) return 'Not saved yet: somebody else saved this in the meantime.';
  const where = isStoredHere ? 'Your text is kept on this device.' : 'Please leave this page open.';
  switch (state.kind) {
    case 'idle':
      return null;
    case 'waiting':
    case 'saving':
      return 'Saving…';
    case 'saved': {
      const values = { ago: ago(state.savedAt ?? now, now) };
      return isPublished
        ? message('Saved {ago}. Visitors see it once you publish.', values)
        : message('Saved {ago}.', values);
    }
    case 'offline':
      return message('Not saved yet: no connection. {where}', { where: message(where) });
    case 'away':
      return message('Not saved yet: the server does not answer. {where}', { where: message(where) });
    case 'signed-out':
      return 'Sign in again to continue saving.';
    case 'refused':
      return state.reason === null
        ? 'Not saved yet.'
        : message('Not saved yet. {reason}', { reason: message(state.reason) });
  }
}

/** What a screen reader announces: the first automatic save, then only problems and when they end. */
export function chooseAnnouncement(
  kind: AutosaveKind | 'contested',
  announced: AutosaveKind | 'contested' | null,
): AutosaveKind | 'contested' | null {
  const isTrouble = kind !== 'idle' && kind !== 'waiting' && kind !== 'saving' && kind !== 'saved';
  if (isTrouble) return kind;
  return kind === 'saved' ? 'saved' : announced;
}

/** A field in the client config; groups, rows and tabs contain others. */
type FieldOfForm = { localized?: boolean; fields?: readonly object[]; tabs?: readonly object[] };

/** Whether a form has a localized field. */
export function hasLanguages(fields: readonly object[]): boolean {
  return fields.some(field => {
    const { localized, fields: within = [], tabs = [] } = field as FieldOfForm;
    return localized === true || hasLanguages(within) || hasLanguages(tabs);
  });
}

/** Why somebody reads a document of a collection but cannot change it, and what they can do. */
export function readOnlyReason(collection: string | undefined, isPublished: boolean): string {
  if (collection === 'newsletter-issues' && isPublished)
    return 'This issue has been sent, so it stays as its readers got it. Duplicate it to write the next one.';
  return collection === 'media'
    ? 'You can change a picture that you uploaded until somebody has answered whether anyone can be recognised in it. Tell an editor what should change.'
    : 'You can read this but not change it, because somebody else looks after it. Tell an editor what should change.';
}
