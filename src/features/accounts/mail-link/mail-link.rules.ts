/** Kind of these mails in the outbox; worker.ts registers their writer. */
export const signInMailKind = 'sign-in';

/** Long enough for delivery: greylisting servers delay mail from unknown senders by a quarter of an hour. */
export const linkTtlMinutes = 30;

/** 32 random bytes in base64url. */
const key = /^[A-Za-z0-9_-]{43}$/;

/** Whether a text has the shape of a key; anything else never reaches the database. */
export function isLinkKey(text: string): boolean {
  return key.test(text);
}
