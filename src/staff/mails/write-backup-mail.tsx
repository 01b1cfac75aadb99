import type { MailWriter } from '#platform/mail/mail-bodies.ts';
import { renderMail } from '#ui/email/render-mail.ts';
import { BackupMail } from './backup-mail.email.tsx';
import { letterhead } from './letterhead.ts';

/** Writes the mails that tell admins how backups are, for the worker. */
export const writeBackupMail =
  (about: 'trouble' | 'well'): MailWriter['write'] =>
  async ({ locale }) =>
    renderMail(<BackupMail about={about} locale={locale} {...(await letterhead(locale))} />);
