import { type Message, message, moment } from '#core/message.ts';
/** Unsaved form values as stored in the browser. */
export type UnsavedCopy = {
  at: string;
  values: Record<string, unknown>;
  began: Record<string, unknown>;
};

const DAY_MS = 24 * 60 * 60 * 1000;
/** Copies older than this are ignored; long enough for a holiday. */
const STORED_DAYS = 30;

type Place = { staff: unknown; kind: string; document: unknown; locale: string };

/** The storage key for one person, document and language. */
export const storageKey = ({ staff, kind, document, locale }: Place): string =>
  ['adey-unsaved', staff, kind, document ?? 'new', locale].join(':');

/** Reads a stored copy; null if there is none, it is older than 30 days, or it is not ours. */
export function readCopy(stored: string | null, now: Date): UnsavedCopy | null {
  try {
    const copy = JSON.parse(stored ?? 'null') as UnsavedCopy | null;
    if (typeof copy?.values !== 'object' || typeof copy.began !== 'object') return null;
    return now.getTime() - new Date(copy.at).getTime() < STORED_DAYS * DAY_MS ? copy : null;
  } catch {
    // Not JSON: something else wrote to this key.
    return null;
  }
}

/** Announced to screen readers once, when the first input of a form is stored. */
export const announcement = 'What you write is stored in this browser until you save it.';

const MINUTE_MS = 60_000;

/** The line in a form with unsaved text: how long ago this browser stored it. */
export function storedWords(storedAt: Date, now: Date): Message {
  const minutes = Math.floor((now.getTime() - storedAt.getTime()) / MINUTE_MS);
  if (minutes < 1) return 'Not saved yet. Stored in this browser a moment ago.';
  if (minutes < 60)
    return message(
      '{minutes, plural, one {Not saved yet. Stored in this browser a minute ago.} other {Not saved yet. Stored in this browser # minutes ago.}}',
      { minutes },
    );
  const time = moment(storedAt, 'en-GB', { timeStyle: 'short' });
  return message('Not saved yet. Stored in this browser at {time}.', { time });
}
