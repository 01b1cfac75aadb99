import { deriveKey } from '#platform/derived-keys.ts';
import { openText, sealText } from '#platform/sealed-text.ts';
import { fillHtml, fillText, type MailValues } from './mail.rules.ts';

/** Stands in a stored mail where a link stood that was for its reader alone. */
export const FORGOTTEN = '(this link is not kept)';

type Addressed = { messageId: string; to: string };

/** A sealed link opens in its own row only: moved into a mail to somebody else, it says nothing. */
const placeOf = ({ messageId, to }: Addressed) => `${messageId} ${to}`;

/** Seals the links of one mail with a key the database does not hold. */
export const sealSecrets = (mail: Addressed, secrets: MailValues): string =>
  sealText('mail-secrets', JSON.stringify(secrets), placeOf(mail));

/**
 * The links of one mail by their places: none once it was sent, null when they were sealed with a secret we do not know.
 * `secret` is that of another installation.
 */
export function openSecrets(
  { sealed, ...mail }: Addressed & { sealed: string | null | undefined },
  secret?: string,
): MailValues | null {
  if (!sealed) return {};
  const keys = secret === undefined ? undefined : [deriveKey(secret, 'mail-secrets')];
  const text = openText('mail-secrets', sealed, placeOf(mail), keys);
  return text === null ? null : JSON.parse(text);
}

/** Values that leave the places of links as they are, for a body that is stored. */
export const placesOf = (secrets: MailValues): MailValues =>
  Object.fromEntries(Object.keys(secrets).map(name => [name, `{{${name}}}`]));

/** What is stored as values beside the sealed links, and is left of them once they are forgotten. */
export const forgottenOf = (secrets: MailValues): MailValues =>
  Object.fromEntries(Object.keys(secrets).map(name => [name, FORGOTTEN]));

/** A body with its links, as it is sent; what is stored has their places. */
export function withSecrets<Body extends { html: string; text: string }>(
  body: Body,
  secrets: MailValues,
): Body {
  if (Object.keys(secrets).length === 0) return body;
  return { ...body, html: fillHtml(body.html, secrets), text: fillText(body.text, secrets) };
}

type StoredWords = Addressed & {
  html?: string | null;
  text?: string | null;
  data?: unknown;
  sealed?: string | null;
};

/** The words of a stored mail as its reader gets them, with its links while they are known; null where none are kept. */
export function readWords({ html, text, data, ...mail }: StoredWords): { html: string; text: string } | null {
  if (html === null || html === undefined) return null;
  // A mail that was written to its end has no places.
  if (data === null || data === undefined) return { html, text: text ?? '' };
  const values = { ...(data as MailValues), ...openSecrets({ sealed: null, ...mail }) };
  return withSecrets({ html, text: text ?? '' }, values);
}
