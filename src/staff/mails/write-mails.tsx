import type { AccountNotice } from '#cms/accounts/account-notices.texts.ts';
import type { Locale } from '#core/locale.ts';
import { MailLinkMail, PasskeyMail } from '#features/accounts/accounts.email.tsx';
import type { PasskeyChange } from '#features/accounts/passkey/passkey-mail.texts.ts';
import { CalendarMail, HostDigestMail, HostMail, VisitorMail } from '#features/meetings/meeting.email.tsx';
import type { MeetingMail } from '#features/meetings/meeting-mail.texts.ts';
import { writeInvitation } from '#features/meetings/meeting-mails.ts';
import { ConfirmMail, WelcomeMail } from '#features/newsletter/confirmation/confirmation.email.tsx';
import { getOrganisation } from '#features/organisation/organisation.queries.ts';
import { LetterMail } from '#features/tickets/letters/letter.email.tsx';
import { type Letter, typedBraces } from '#features/tickets/letters/letter.rules.ts';
import { letterTexts } from '#features/tickets/letters/letter.texts.ts';
import { findLetter } from '#features/tickets/letters/letter-store.ts';
import { TicketsMail } from '#features/tickets/orders/order.email.tsx';
import type { TicketMail } from '#features/tickets/orders/order-mail.texts.ts';
import { attachCalendar } from '#features/tickets/orders/order-mails.ts';
import { attachTicketPdf } from '#features/tickets/orders/ticket-pdf.ts';
import { AttackMail } from '#money/donations/abuse/attack.email.tsx';
import { HonourCardMail, ReceiptMail, TransferMail } from '#money/donations/donation.email.tsx';
import { NoticeMail } from '#money/donations/notices/notice.email.tsx';
import type { DonorNotice, disputeLostKind } from '#money/donations/notices/notices.texts.ts';
import { getIssuer } from '#money/donations/receipt/receipt.queries.ts';
import { readReceiptFacts, receiptFile } from '#money/donations/receipt/receipt-facts.ts';
import { writeReceiptPdf } from '#money/donations/receipt/receipt-pdf.ts';
import { DonorLinkMail, MonthlyMail } from '#money/donors/donor.email.tsx';
import { StationsMail } from '#money/donors/station-mails.email.tsx';
import { env } from '#platform/env.ts';
import type { MailFile, MailWriter } from '#platform/mail/compose-message.ts';
import { fillBody, type MailValues } from '#platform/mail/mail.rules.ts';
import { openCms } from '#platform/payload.ts';
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

/** Writes the mail that asks an address to confirm its subscription. */
export const writeConfirm: MailWriter['write'] = async ({ locale }) =>
  renderMail(<ConfirmMail locale={locale} {...(await letterhead(locale))} />);

/** Writes the welcome mail to a reader who has just confirmed. */
export const writeWelcome: MailWriter['write'] = async ({ locale }) =>
  renderMail(<WelcomeMail locale={locale} {...(await letterhead(locale))} />);

/** Writes the mails about accounts of staff. */
export const writeAccountLink =
  (about: AccountLink): MailWriter['write'] =>
  async () =>
    renderMail(<AccountLinkMail about={about} {...(await letterhead('en'))} />);

/** Writes the mails that tell staff of a change to their account. */
export const writeAccountNotice =
  (about: AccountNotice): MailWriter['write'] =>
  async ({ locale }) =>
    renderMail(<AccountNoticeMail about={about} locale={locale} {...(await letterhead(locale))} />);

/** Writes the mail with a link to approve a text. */
export const writeApprovalAsked: MailWriter['write'] = async ({ locale }) =>
  renderMail(<ApprovalAskedMail locale={locale} {...(await letterhead(locale))} />);

/** Writes the mail with the answer to an approval. */
export const writeApprovalAnswered: MailWriter['write'] = async ({ locale }) =>
  renderMail(<ApprovalMail about="answered" locale={locale} {...(await letterhead(locale))} />);

/** Writes the mail to those who may publish about a request to publish. */
export const writePublishAsked: MailWriter['write'] = async ({ locale }) =>
  renderMail(<ApprovalMail about="requested" locale={locale} {...(await letterhead(locale))} />);

/** Writes the mails to admins about the state of the backups. */
export const writeBackupMail =
  (about: 'trouble' | 'well'): MailWriter['write'] =>
  async ({ locale }) =>
    renderMail(<BackupMail about={about} locale={locale} {...(await letterhead(locale))} />);

/** Writes the mails about a passkey that was added or passkeys that were removed. */
export const writePasskeyMail =
  (change: PasskeyChange): MailWriter['write'] =>
  async ({ locale }) =>
    renderMail(<PasskeyMail {...(await letterhead(locale))} locale={locale} change={change} />);

/** Writes the mails with a link to sign in. */
export const writeSignInLink: MailWriter['write'] = async ({ locale }) =>
  renderMail(<MailLinkMail {...(await letterhead(locale))} locale={locale} />);

/** Writes the receipt of a gift. */
export const writeReceipt: MailWriter['write'] = async ({ locale }) =>
  renderMail(<ReceiptMail locale={locale} {...(await letterhead(locale))} />);

/** Writes the mail with the details for a bank transfer. */
export const writeTransfer: MailWriter['write'] = async ({ locale }) =>
  renderMail(<TransferMail locale={locale} {...(await letterhead(locale))} />);

/** Writes the card to the person a gift honours. */
export const writeHonourCard: MailWriter['write'] = async ({ locale }) =>
  renderMail(<HonourCardMail locale={locale} {...(await letterhead(locale))} />);

/** Writes the mail that confirms a change of a monthly gift. */
export const writeMonthly: MailWriter['write'] = async ({ locale }) =>
  renderMail(<MonthlyMail locale={locale} {...(await letterhead(locale))} />);

/** Writes the notices about a gift to its donor or to the bookkeepers. */
export const writeGivingNotice =
  (about: DonorNotice | typeof disputeLostKind): MailWriter['write'] =>
  async ({ locale }) =>
    renderMail(<NoticeMail about={about} locale={locale} {...(await letterhead(locale))} />);

/** Writes the mail to admins about an attack on giving. */
export const writeAttack: MailWriter['write'] = async ({ locale }) =>
  renderMail(<AttackMail locale={locale} {...(await letterhead(locale))} />);

/** Writes the mail with the link to a donor's gifts. */
export const writeDonorLink: MailWriter['write'] = async ({ locale }) =>
  renderMail(<DonorLinkMail locale={locale} {...(await letterhead(locale))} />);

/** Writes the mail about stations that were reached. */
export const writeStations: MailWriter['write'] = async ({ locale }) =>
  renderMail(<StationsMail locale={locale} {...(await letterhead(locale))} />);

/** The receipt of a gift as a file, from the values of its mail. */
export async function attachReceipt(data: MailValues): Promise<MailFile[]> {
  const facts = readReceiptFacts(data);
  if (!facts) return [];
  const issuer = await getIssuer(getOrganisation, new Date());
  const content = await writeReceiptPdf(facts, issuer);
  return [{ filename: receiptFile(facts.number), contentType: 'application/pdf', content }];
}

/** Writes the mails to a visitor about their meeting. */
export const writeMeeting =
  (about: MeetingMail): MailWriter['write'] =>
  async ({ locale }) =>
    renderMail(<VisitorMail about={about} locale={locale} {...(await letterhead(locale))} />);

/** Writes the mails to hosts about their meetings. */
export const writeHostMail: MailWriter['write'] = async ({ locale }) =>
  renderMail(
    <HostMail
      locale={locale}
      adminUrl={new URL('/admin/meetings', env.STAFF_URL).href}
      {...(await letterhead(locale))}
    />,
  );

export const writeCalendarMail: MailWriter['write'] = async ({ locale }) =>
  renderMail(
    <CalendarMail
      locale={locale}
      adminUrl={new URL('/admin/meetings', env.STAFF_URL).href}
      {...(await letterhead(locale))}
    />,
  );

/** Writes the mail that tells a host of many changes. */
export const writeHostDigest: MailWriter['write'] = async ({ locale }) =>
  renderMail(
    <HostDigestMail
      locale={locale}
      adminUrl={new URL('/admin/meetings', env.STAFF_URL).href}
      {...(await letterhead(locale))}
    />,
  );

/** The invitation to a meeting, from the values of its mail. */
export async function attachInvitation(data: MailValues, locale: Locale): Promise<MailFile[]> {
  const { organisation } = await letterhead(locale);
  return writeInvitation(data, { organisation, locale });
}

/** Writes the mails about the tickets of an order. */
export const writeTickets =
  (about: TicketMail): MailWriter['write'] =>
  async ({ locale }) =>
    renderMail(<TicketsMail about={about} locale={locale} {...(await letterhead(locale))} />);

/** Writes a letter of staff to those with tickets; null once it is deleted. */
export const writeLetter: MailWriter['write'] = async ({ bulkOf, locale }) => {
  const letter = await findLetter({ payload: await openCms() }, bulkOf ?? '');
  return letter && renderLetter(letter, locale);
};

const renderLetter = async (letter: Pick<Letter, 'audience' | 'words'>, locale: Locale) =>
  renderMail(<LetterMail letter={letter} locale={locale} {...(await letterhead(locale))} />);

/** A letter with an example of what differs from reader to reader; null if nothing is written in this language. */
export async function previewLetter(letter: Pick<Letter, 'audience' | 'words'>, locale: Locale) {
  if (!letter.words[locale]) return null;
  return fillBody(await renderLetter(letter, locale), exampleOfLetter(locale));
}

/** What differs from reader to reader of a letter, for whoever writes it. */
export const exampleOfLetter = (locale: Locale) => ({
  ...typedBraces,
  tickets: letterTexts[locale].example,
  link: env.SITE_URL,
});

/** The tickets of an order, and its events for a calendar, from the values of its mail. */
export const attachTickets: NonNullable<MailWriter['attach']> = async (data, locale) => {
  const { organisation } = await letterhead(locale);
  const tickets = await attachTicketPdf(data, { locale, organisation, made: new Date() });
  return [...tickets, ...attachCalendar(data, locale)];
};
