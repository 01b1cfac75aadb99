import type { SendMailOptions } from 'nodemailer';
import { type MailHeaders, type MailValues, ownHeaders } from './mail-headers.ts';
import { oneLine, plainHeader } from './mail-text.rules.ts';
import type { ClaimedMail } from './outbox-store.ts';
import { fillText } from './placeholders.rules.ts';
import type { Sender } from './smtp-address.rules.ts';

export type Written = { subject: string; html: string; text: string; headers: MailHeaders };

/** No line of a head is longer (RFC 5322, 2.1.1), and a signed link is broken by folding it. */
const longestLine = 900;

/**
 * A message as it goes to the mail server, the same head at every try: Message-ID and Date are those it was queued with.
 * Nothing of it is fetched from files or addresses.
 */
export function messageOf(
  mail: ClaimedMail,
  { subject, html, text, headers: ofReader }: Written,
  from: Sender,
  replyTo?: string,
): SendMailOptions {
  const { 'Reply-To': ownReplyTo, ...headers } = headersOf({ ...mail.headers, ...ofReader }, mail.data);
  const answerTo = ownReplyTo ?? replyTo;
  return {
    from,
    to: { name: plainHeader(mail.toName ?? ''), address: mail.to },
    envelope: { from: from.address, to: mail.to },
    ...(answerTo && { replyTo: answerTo }),
    subject: plainHeader(subject),
    messageId: mail.messageId,
    date: mail.queuedAt,
    // Absence notes and other machines are not to answer (RFC 3834).
    headers: mail.bulkOf === null ? { 'Auto-Submitted': 'auto-generated', ...headers } : headers,
    html,
    text,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function headersOf(headers: MailHeaders, data: MailValues): MailHeaders {
  const kept = ownHeaders.flatMap(name => {
    const value = headers[name];
    return value === undefined ? [] : [[name, oneLine(fillText(value, data), longestLine)] as const];
  });
  return Object.fromEntries(kept);
}
