/** What of a message's head may differ from mail to mail; the rest is the worker's. */
export const ownHeaders = [
  'Reply-To',
  'List-Id',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
  'List-Archive',
] as const;

export type MailHeaders = Partial<Record<(typeof ownHeaders)[number], string>>;

/** What stands in the places of a body, by their names. */
export type MailValues = Readonly<Record<string, string>>;
