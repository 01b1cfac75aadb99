/** Announced once to screen readers, when the first input of a form is stored. */
export const announcement = 'What you write is stored in this browser until you save it.';

const MINUTE_MS = 60_000;

/** The line in a form with words that are not saved yet: how long ago this browser stored them. */
export function storedWords(storedAt: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - storedAt.getTime()) / MINUTE_MS);
  if (minutes < 1) return 'Not saved yet. Stored in this browser a moment ago.';
  if (minutes === 1) return 'Not saved yet. Stored in this browser a minute ago.';
  if (minutes < 60) return `Not saved yet. Stored in this browser ${minutes} minutes ago.`;
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(storedAt);
  return `Not saved yet. Stored in this browser at ${time}.`;
}
