const MINUTE = 60_000;
const FIRST_WAIT = 5 * MINUTE;
const LONGEST_WAIT = 8 * 60 * MINUTE;
/** Five minutes, doubled up to eight hours: the thirteenth refusal comes after two days and is the last. */
export const mostTries = 13;

/**
 * How long to wait after the `attempts`-th try of one message met a temporary refusal, in ms; null when it has been tried
 * for about two days and is given up. `share` (0 to 1) spreads the waits of messages that were refused together.
 */
export function waitAfter(attempts: number, share = 0): number | null {
  if (attempts >= mostTries) return null;
  const wait = Math.min(FIRST_WAIT * 2 ** (attempts - 1), LONGEST_WAIT);
  return Math.round(wait * (1 + share / 10));
}

const FIRST_REST = 2_000;
const LONGEST_REST = 5 * MINUTE;

/**
 * How long nothing is sent after the mail server failed us `times` times in a row (not reached, login refused, too much
 * at once), in ms. No message pays for it with one of its tries: an outage of a week loses nothing.
 */
export function restAfter(times: number): number {
  return Math.min(FIRST_REST * 2 ** Math.max(0, times - 1), LONGEST_REST);
}
