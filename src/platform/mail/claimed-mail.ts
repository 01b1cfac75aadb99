import type { Locale } from '#core/locale.ts';
import type { MailHeaders, MailValues } from './mail-headers.ts';
import type { MailEdition } from './mail-state.rules.ts';

/** A message a worker has taken out of the outbox to send it. */
export type ClaimedMail = {
  id: number;
  kind: string;
  to: string;
  toName: string | null;
  subject: string;
  html: string | null;
  text: string | null;
  locale: Locale;
  edition: MailEdition | null;
  headers: MailHeaders;
  data: MailValues;
  bulkOf: string | null;
  messageId: string;
  /** This try included. */
  attempts: number;
  queuedAt: Date;
};
