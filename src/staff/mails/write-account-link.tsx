import type { MailWriter } from '#platform/mail/mail-bodies.ts';
import { renderMail } from '#ui/email/render-mail.ts';
import { type AccountLink, AccountLinkMail } from './account-link.email.tsx';
import { letterhead } from './letterhead.ts';

/** Writes the mails about accounts of staff, for the worker. */
export const writeAccountLink =
  (about: AccountLink): MailWriter['write'] =>
  async () =>
    renderMail(<AccountLinkMail about={about} {...(await letterhead('en'))} />);
