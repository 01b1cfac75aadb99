import { PasskeyAddedMail } from '#features/accounts/passkey/passkey-added.email.tsx';
import type { MailWriter } from '#platform/mail/mail-bodies.ts';
import { renderMail } from '#ui/email/render-mail.ts';
import { letterhead } from './letterhead.ts';

/** Writes the mails that tell of a new passkey, for the worker. */
export const writePasskeyAdded: MailWriter['write'] = async ({ locale }) =>
  renderMail(<PasskeyAddedMail {...(await letterhead(locale))} locale={locale} />);
