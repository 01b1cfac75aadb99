import { ownValue } from '#core/own-value.ts';

/**
 * The state of a mail. waiting: to be sent when its time comes. sending: a worker has it. sent: the mail server took
 * it. failed: given up after many attempts. bounced: the mail server refused it for good. held: waits until staff
 * release it.
 */
export const mailStates = ['waiting', 'sending', 'sent', 'failed', 'bounced', 'held'] as const;

export type MailState = (typeof mailStates)[number];

/** The states as staff read them. */
export const mailStateWords: Record<MailState, string> = {
  waiting: 'Waiting',
  sending: 'Being sent',
  sent: 'Sent',
  failed: 'Failed',
  bounced: 'Bounced',
  held: 'Kept',
};

/** Why a message is held; staff release all messages with this reason together. */
export const NO_SERVER = 'No mail server is set (SMTP_URL), so it is kept here.';

/** Why a message is held that visitors caused, when its inbox has had the mails of a day (mail-budget.ts). */
export const INBOX_FULL =
  'Visitors have caused several mails to this address today, so this one is kept here. Look at it, and send it if it is wanted.';

/** Editions of a newsletter: with pictures, or a small one for slow lines. */
export const mailEditions = ['full', 'light'] as const;

export type MailEdition = (typeof mailEditions)[number];

/** The scheduled work under which the mail worker records once a minute that it runs. */
export const SENDING_MAIL = 'sending mail';

/** The headers that differ from mail to mail, besides Reply-To; the worker sets the rest. */
export const ownHeaders = ['List-Id', 'List-Unsubscribe', 'List-Unsubscribe-Post', 'List-Archive'] as const;

/** Written by us: in those queued with a mail, `<{{oneClick}}>` stands for one of its secret links. */
export type MailHeaders = Partial<Record<(typeof ownHeaders)[number], string>>;

/** The headers as they are stored; Reply-To is an address and never has placeholders. */
export type StoredHeaders = MailHeaders & { 'Reply-To'?: string };

/** The values of the placeholders of a body, by name. */
export type MailValues = Readonly<Record<string, string>>;

type Values = Readonly<Record<string, string>>;

const place = /\{\{\s*([A-Za-z]\w*)\s*\}\}/g;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Fills the placeholders `{{name}}` of a plain text; one without a value becomes empty. */
export function fillText(text: string, values: Values): string {
  return text.replace(place, (_place, name: string) => own(values, name));
}

/** Fills the placeholders `{{name}}` of HTML, as text: no value can become markup. */
export function fillHtml(html: string, values: Values): string {
  return html.replace(place, (_place, name: string) =>
    own(values, name).replace(/[&<>"']/g, sign => entities[sign] ?? ''),
  );
}

function own(values: Values, name: string): string {
  return String(ownValue(values, name) ?? '');
}

/** Replaces a secret link in a stored mail. */
const FORGOTTEN = '(this link was deleted)';

const mapNames = (secrets: MailValues, value: (name: string) => string): MailValues =>
  Object.fromEntries(Object.keys(secrets).map(name => [name, value(name)]));

/** What staff see in place of secret links: which link it is, not where it leads. */
export const hiddenSecrets = (secrets: MailValues): MailValues =>
  mapNames(secrets, name => `(${ownValue(linkNames, name) ?? 'a link'}, for its reader alone)`);

const linkNames: Record<string, string> = {
  confirm: 'the link to confirm',
  link: 'the link of this mail',
  preferences: 'the link to their preferences',
  leave: 'the link to leave',
};

/** The values stored beside the sealed links; they remain once the links are deleted. */
export const deletedSecrets = (secrets: MailValues): MailValues => mapNames(secrets, () => FORGOTTEN);

/**
 * A body with its values and links. Call it once for a body: a value can look like a placeholder, and would be taken for one
 * the second time.
 */
export function fillBody<Body extends { html: string; text: string }>(body: Body, values: MailValues): Body {
  return { ...body, html: fillHtml(body.html, values), text: fillText(body.text, values) };
}

/** What the links of a mail are sealed for: they do not open in a mail to anybody else. */
export const sealingContext = ({ messageId, to }: { messageId: string; to: string }) => `${messageId} ${to}`;
