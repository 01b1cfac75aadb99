/**
 * Where a message stands. waiting: to be sent when its time comes. sending: a worker has it. sent: the mail server took
 * it. failed: given up after many tries. bounced: the mail server refused it for good. held: kept until staff let it go.
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

/** Why a message is kept where it could not leave; staff let such messages go together. */
export const NO_SERVER = 'No mail server is set (SMTP_URL), so it is kept here.';

/** Looks of a newsletter: with pictures, or few bytes for slow lines. */
export const mailEditions = ['full', 'light'] as const;

export type MailEdition = (typeof mailEditions)[number];

/** The name under which the worker says once a minute that it is there. */
export const SENDING_MAIL = 'sending mail';
