/** The answer to a renewal that would outlast the longest session. */
export const sessionOver = (hours: number): string =>
  `Nobody stays signed in for more than ${hours} hours. Please sign in again.`;

/** Payload's sentence on the screen after a session, which knows of one end only. */
export const payloadsSessionWords = (hours: number) => ({
  loggedOutInactivity:
    'You are signed out: a session ends after eight hours without a visit to the admin, and ' +
    `${hours} hours after signing in. Please sign in again.`,
});
