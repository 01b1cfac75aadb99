import { ConfirmMail } from '#features/newsletter/confirmation/confirm-subscription.email.tsx';
import { WelcomeMail } from '#features/newsletter/confirmation/welcome.email.tsx';
import type { MailWriter } from '#platform/mail/mail-bodies.ts';
import { renderMail } from '#ui/email/render-mail.ts';
import { letterhead } from './letterhead.ts';

/** Writes the mail that asks whether an address wants to be written to. */
export const writeConfirm: MailWriter['write'] = async ({ locale }) =>
  renderMail(<ConfirmMail locale={locale} {...(await letterhead(locale))} />);

/** Writes the welcome of whoever has confirmed. */
export const writeWelcome: MailWriter['write'] = async ({ locale }) =>
  renderMail(<WelcomeMail locale={locale} {...(await letterhead(locale))} />);
