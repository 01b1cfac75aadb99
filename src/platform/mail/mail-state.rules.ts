/**
 * Where a message stands. waiting: to be sent when its time comes. sending: a worker has it. sent: the mail server took
 * it. failed: given up after many tries. bounced: the mail server refused it for good. held: kept until staff let it go.
 */
export const mailStates = ['waiting', 'sending', 'sent', 'failed', 'bounced', 'held'] as const;

export type MailState = (typeof mailStates)[number];

/** Those that staff may send on their way again. */
export const retriableStates: readonly MailState[] = ['failed', 'bounced', 'held'];

/** Looks of a newsletter: with pictures, or few bytes for slow lines. */
export const mailEditions = ['full', 'light'] as const;

export type MailEdition = (typeof mailEditions)[number];
