import type { Locale } from '#core/locale.ts';
import type { UnwrittenMail } from '#platform/mail/outbox.ts';
import { confirmLink } from '../reader-links.ts';
import { confirmationTexts } from './confirmation.texts.ts';

/** The confirmation mail. It leaves out everything typed with the address, because the owner is not known yet. */
export function confirmationMail(
  { id, email }: { id: number; email: string },
  { language, now }: { language: Locale; now: Date },
): UnwrittenMail {
  return {
    kind: 'confirm',
    to: email,
    locale: language,
    subject: confirmationTexts[language].mail.subject,
    data: {},
    secrets: { confirm: confirmLink(id, language, now) },
    dedupeKey: `confirm:${id}:${now.getTime()}`,
  };
}
