import { MailLinkMail } from '#features/accounts/mail-link/mail-link.email.tsx';
import type { MailWriter } from '#platform/mail/mail-bodies.ts';
import { renderMail } from '#ui/email/render-mail.ts';
import { letterhead } from './letterhead.ts';

/** Writes the mails with a link to sign in, for the worker. */
export const writeSignInLink: MailWriter['write'] = async ({ locale }) =>
  renderMail(<MailLinkMail {...(await letterhead(locale))} locale={locale} />);
