import type { PayloadRequest } from 'payload';
import type { Locale } from '#core/locale.ts';
import { queueMail, type UnwrittenMail } from '#platform/mail/outbox.ts';
import { confirmLink, readerLinks } from '../reader-links.ts';
import { confirmationTexts } from './confirmation.texts.ts';

type MailContext = { language: Locale; now: Date };

/** The confirmation mail. It leaves out everything typed with the address, because the owner is not known yet. */
export function confirmationMail(
  { id, email }: { id: number; email: string },
  { language, now }: MailContext,
): UnwrittenMail {
  return {
    kind: 'confirm',
    to: email,
    locale: language,
    subject: confirmationTexts[language].mail.subject,
    data: { confirm: confirmLink(id, language, now) },
    dedupeKey: `confirm:${id}:${now.getTime()}`,
  };
}

/** Queues the welcome mail with the reader's links, in the transaction of `req`. */
export async function queueWelcome(
  req: PayloadRequest,
  { id, email }: { id: number; email: string },
  { language, now }: MailContext,
): Promise<void> {
  const { preferences, leave, oneClick } = readerLinks(id, language);
  await queueMail(req, {
    kind: 'welcome',
    to: email,
    locale: language,
    subject: confirmationTexts[language].welcome.subject,
    data: { preferences, leave },
    headers: { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    dedupeKey: `welcome:${id}:${now.getTime()}`,
  });
}
