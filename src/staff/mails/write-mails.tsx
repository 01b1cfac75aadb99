import type { AccountNotice } from '#cms/accounts/account-notices.texts.ts';
import type { Locale } from '#core/locale.ts';
import { MailLinkMail, PasskeyMail } from '#features/accounts/accounts.email.tsx';
import type { PasskeyChange } from '#features/accounts/passkey/passkey-mail.texts.ts';
import { AttackMail } from '#features/donations/abuse/attack.email.tsx';
import { HonourCardMail } from '#features/donations/honour/honour-card.email.tsx';
import { NoticeMail } from '#features/donations/notices/notice.email.tsx';
import type { DonorNotice, disputeLostKind } from '#features/donations/notices/notices.texts.ts';
import { ReceiptMail } from '#features/donations/receipt/receipt.email.tsx';
import { getIssuer } from '#features/donations/receipt/receipt.queries.ts';
import { factsOf, receiptFile } from '#features/donations/receipt/receipt-facts.ts';
import { writeReceiptPdf } from '#features/donations/receipt/receipt-pdf.ts';
import { TransferMail } from '#features/donations/transfer/transfer.email.tsx';
import { DonorLinkMail, MonthlyMail } from '#features/donors/donor.email.tsx';
import { HostMail, VisitorMail } from '#features/meetings/meeting.email.tsx';
import type { MeetingMail } from '#features/meetings/meeting-mail.texts.ts';
import { invitationOf } from '#features/meetings/meeting-mails.ts';
import { ConfirmMail, WelcomeMail } from '#features/newsletter/confirmation/confirmation.email.tsx';
import { getOrganisation } from '#features/organisation/organisation.queries.ts';
import { env } from '#platform/env.ts';
import type { MailFile, MailWriter } from '#platform/mail/compose-message.ts';
import type { MailValues } from '#platform/mail/mail.rules.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { renderMail } from '#ui/email/render-mail.ts';
import {
  type AccountLink,
  AccountLinkMail,
  AccountNoticeMail,
  ApprovalAskedMail,
  ApprovalMail,
  BackupMail,
} from './staff-mails.email.tsx';

/** The header of every mail: the charity's name from the settings and the site's address. */
export async function letterhead(locale: Locale) {
  const { name } = await getOrganisation(createRenderContext({ locale, now: new Date() }));
  return { organisation: name.text, siteUrl: env.SITE_URL };
}

/** Writes the mail that asks whether an address wants to be written to. */
export const writeConfirm: MailWriter['write'] = async ({ locale }) =>
  renderMail(<ConfirmMail locale={locale} {...(await letterhead(locale))} />);

/** Writes the welcome of whoever has confirmed. */
export const writeWelcome: MailWriter['write'] = async ({ locale }) =>
  renderMail(<WelcomeMail locale={locale} {...(await letterhead(locale))} />);

/** Writes the mails about accounts of staff, for the worker. */
export const writeAccountLink =
  (about: AccountLink): MailWriter['write'] =>
  async () =>
    renderMail(<AccountLinkMail about={about} {...(await letterhead('en'))} />);

/** Writes the mails that tell staff of a change to their account, for the worker. */
export const writeAccountNotice =
  (about: AccountNotice): MailWriter['write'] =>
  async ({ locale }) =>
    renderMail(<AccountNoticeMail about={about} locale={locale} {...(await letterhead(locale))} />);

/** Writes the mail with a link to approve a text, for the worker. */
export const writeApprovalAsked: MailWriter['write'] = async ({ locale }) =>
  renderMail(<ApprovalAskedMail locale={locale} {...(await letterhead(locale))} />);

/** Writes the mail that brings the answer, for the worker. */
export const writeApprovalAnswered: MailWriter['write'] = async ({ locale }) =>
  renderMail(<ApprovalMail about="answered" locale={locale} {...(await letterhead(locale))} />);

/** Writes the mail that tells those who may publish that somebody asks them to, for the worker. */
export const writePublishAsked: MailWriter['write'] = async ({ locale }) =>
  renderMail(<ApprovalMail about="requested" locale={locale} {...(await letterhead(locale))} />);

/** Writes the mails that tell admins how backups are, for the worker. */
export const writeBackupMail =
  (about: 'trouble' | 'well'): MailWriter['write'] =>
  async ({ locale }) =>
    renderMail(<BackupMail about={about} locale={locale} {...(await letterhead(locale))} />);

/** Writes the mails that tell of a new passkey, or of passkeys removed, for the worker. */
export const writePasskeyMail =
  (change: PasskeyChange): MailWriter['write'] =>
  async ({ locale }) =>
    renderMail(<PasskeyMail {...(await letterhead(locale))} locale={locale} change={change} />);

/** Writes the mails with a link to sign in, for the worker. */
export const writeSignInLink: MailWriter['write'] = async ({ locale }) =>
  renderMail(<MailLinkMail {...(await letterhead(locale))} locale={locale} />);

/** Writes the receipt of a gift, for the worker. */
export const writeReceipt: MailWriter['write'] = async ({ locale }) =>
  renderMail(<ReceiptMail locale={locale} {...(await letterhead(locale))} />);

/** Writes what somebody needs for a bank transfer, for the worker. */
export const writeTransfer: MailWriter['write'] = async ({ locale }) =>
  renderMail(<TransferMail locale={locale} {...(await letterhead(locale))} />);

/** Writes the card to whom a gift honours, for the worker. */
export const writeHonourCard: MailWriter['write'] = async ({ locale }) =>
  renderMail(<HonourCardMail locale={locale} {...(await letterhead(locale))} />);

/** Writes the mail that confirms a change of a monthly gift, for the worker. */
export const writeMonthly: MailWriter['write'] = async ({ locale }) =>
  renderMail(<MonthlyMail locale={locale} {...(await letterhead(locale))} />);

/** Writes the mails that tell a donor, or whoever keeps the books, what became of a gift, for the worker. */
export const writeGivingNotice =
  (about: DonorNotice | typeof disputeLostKind): MailWriter['write'] =>
  async ({ locale }) =>
    renderMail(<NoticeMail about={about} locale={locale} {...(await letterhead(locale))} />);

/** Writes the mail that tells admins of an attack on giving, for the worker. */
export const writeAttack: MailWriter['write'] = async ({ locale }) =>
  renderMail(<AttackMail locale={locale} {...(await letterhead(locale))} />);

/** Writes the mail with the link to one's gifts, for the worker. */
export const writeDonorLink: MailWriter['write'] = async ({ locale }) =>
  renderMail(<DonorLinkMail locale={locale} {...(await letterhead(locale))} />);

/** The receipt of a gift as a file, from the values of its mail. */
export async function attachReceipt(data: MailValues): Promise<MailFile[]> {
  const facts = factsOf(data);
  if (!facts) return [];
  const issuer = await getIssuer(getOrganisation, new Date());
  const content = await writeReceiptPdf(facts, issuer);
  return [{ filename: receiptFile(facts.number), contentType: 'application/pdf', content }];
}

/** Writes the mails to a visitor about their meeting, for the worker. */
export const writeMeeting =
  (about: MeetingMail): MailWriter['write'] =>
  async ({ locale }) =>
    renderMail(<VisitorMail about={about} locale={locale} {...(await letterhead(locale))} />);

/** Writes the mails to hosts about their meetings, for the worker. */
export const writeHostMail: MailWriter['write'] = async ({ locale }) =>
  renderMail(
    <HostMail
      locale={locale}
      adminUrl={new URL('/admin/meetings', env.STAFF_URL).href}
      {...(await letterhead(locale))}
    />,
  );

/** The invitation to a meeting, from the values of its mail. */
export async function attachInvitation(data: MailValues, locale: Locale): Promise<MailFile[]> {
  const { organisation } = await letterhead(locale);
  return invitationOf(data, { organisation, locale });
}
