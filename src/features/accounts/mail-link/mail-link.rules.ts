/** The kind of these mails in the outbox; worker.ts lists who writes it. */
export const signInMailKind = 'sign-in';

/** A link holds as long as a mail may be under way: servers that do not know us yet make it wait for a quarter of an hour. */
export const linkTtlMinutes = 30;

/** 32 random bytes, as they stand in an address. */
const key = /^[A-Za-z0-9_-]{43}$/;

/** Tells whether a text has the shape of a link's key; anything else never reaches the database. */
export function isLinkKey(text: string): boolean {
  return key.test(text);
}
