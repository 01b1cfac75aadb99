import { accountNotices } from '#cms/accounts/account-notices.texts.ts';
import {
  approvalAnsweredKind,
  approvalAskedKind,
  publishAskedKind,
} from '#cms/approvals/approval-mails.texts.ts';
import { passkeyAddedKind, passkeysRemovedKind } from '#features/accounts/passkey/passkey-mail.texts.ts';
import { signInMailKind } from '#features/accounts/sign-in.rules.ts';
import {
  calendarMailKind,
  hostDigestKind,
  hostMailKind,
  type MeetingMail,
  meetingMails,
} from '#features/meetings/meeting-mail.texts.ts';
import {
  admittingMails,
  LETTER_KIND,
  LETTER_TEST_KIND,
  type TicketMail,
  ticketMails,
} from '#features/tickets/orders/order-mail.texts.ts';
import { attackMailKind } from '#money/donations/abuse/attack-mail.texts.ts';
import { honourCardKind, receiptKind, transferKind } from '#money/donations/donation-mail.texts.ts';
import { disputeLostKind, givingNotices } from '#money/donations/notices/notices.texts.ts';
import { donorLinkKind } from '#money/donors/donor.texts.ts';
import { monthlyKind } from '#money/donors/monthly/monthly.texts.ts';
import { stationsKind } from '#money/donors/station-mails.texts.ts';
import type { MailWriter, MailWriters } from '#platform/mail/compose-message.ts';
import { backupTroubleKind, backupWellKind } from './backup-mail.texts.ts';

const mails = () => import('./write-mails.tsx');
const cms = () => import('#platform/payload.ts');
const issues = () => import('#features/newsletter/issues/issue-mails.action.ts');

/** A picture is left out of an issue once its consent ends, even while the issue is being sent. */
const ISSUE_CACHE_MS = 15_000;

const noticeWriters: MailWriters = Object.fromEntries(
  accountNotices.map(about => [about, { write: async of => (await mails()).writeAccountNotice(about)(of) }]),
);

const givingNoticeWriters: MailWriters = Object.fromEntries(
  ([...givingNotices, disputeLostKind] as const).map(about => [
    about,
    { write: async of => (await mails()).writeGivingNotice(about)(of) },
  ]),
);

const attachInvitation: MailWriter['attach'] = async (data, locale) =>
  (await mails()).attachInvitation(data, locale);

/** What is held is in no calendar yet, and what was missed is in it already. */
const withoutInvitation: readonly MeetingMail[] = ['meeting-held', 'meeting-missed', 'meeting-reminder'];

const meetingWriters: MailWriters = Object.fromEntries(
  meetingMails.map(about => [
    about,
    {
      write: async of => (await mails()).writeMeeting(about)(of),
      ...(!withoutInvitation.includes(about) && { attach: attachInvitation }),
    } satisfies MailWriter,
  ]),
);

const ticketWriters: MailWriters = Object.fromEntries(
  ticketMails.map((about: TicketMail) => [
    about,
    {
      write: async of => (await mails()).writeTickets(about)(of),
      ...(admittingMails.includes(about) && {
        attach: async (data, locale) => (await mails()).attachTickets(data, locale),
      }),
    } satisfies MailWriter,
  ]),
);

/**
 * The functions that render mails queued without a body, by the kind of mail. Those that need React or the CMS are loaded
 * when the first such mail is due.
 */
export const mailWriters: MailWriters = {
  password: { write: async of => (await mails()).writeAccountLink('password')(of) },
  invitation: { write: async of => (await mails()).writeAccountLink('invitation')(of) },
  ...noticeWriters,
  [signInMailKind]: { write: async of => (await mails()).writeSignInLink(of) },
  [passkeyAddedKind]: { write: async of => (await mails()).writePasskeyMail('added')(of) },
  [passkeysRemovedKind]: { write: async of => (await mails()).writePasskeyMail('removed')(of) },
  [approvalAskedKind]: { write: async of => (await mails()).writeApprovalAsked(of) },
  [approvalAnsweredKind]: { write: async of => (await mails()).writeApprovalAnswered(of) },
  [publishAskedKind]: { write: async of => (await mails()).writePublishAsked(of) },
  [backupTroubleKind]: { write: async of => (await mails()).writeBackupMail('trouble')(of) },
  [backupWellKind]: { write: async of => (await mails()).writeBackupMail('well')(of) },
  confirm: { write: async of => (await mails()).writeConfirm(of) },
  welcome: { write: async of => (await mails()).writeWelcome(of) },
  [receiptKind]: {
    write: async of => (await mails()).writeReceipt(of),
    attach: async data => (await mails()).attachReceipt(data),
  },
  [donorLinkKind]: { write: async of => (await mails()).writeDonorLink(of) },
  [honourCardKind]: { write: async of => (await mails()).writeHonourCard(of) },
  [monthlyKind]: { write: async of => (await mails()).writeMonthly(of) },
  [stationsKind]: { write: async of => (await mails()).writeStations(of) },
  ...givingNoticeWriters,
  [attackMailKind]: { write: async of => (await mails()).writeAttack(of) },
  [transferKind]: { write: async of => (await mails()).writeTransfer(of) },
  ...meetingWriters,
  ...ticketWriters,
  [LETTER_KIND]: { write: async of => (await mails()).writeLetter(of) },
  // The next test may be of other words.
  [LETTER_TEST_KIND]: { write: async of => (await mails()).writeLetter(of), cacheMs: 0 },
  [hostDigestKind]: { write: async of => (await mails()).writeHostDigest(of) },
  [hostMailKind]: { write: async of => (await mails()).writeHostMail(of), attach: attachInvitation },
  [calendarMailKind]: { write: async of => (await mails()).writeCalendarMail(of) },
  issue: {
    cacheMs: ISSUE_CACHE_MS,
    write: async ({ bulkOf, locale, edition }) =>
      (await issues()).issueBody(
        await (await cms()).openCms(),
        { issue: bulkOf ?? '', locale, edition: edition ?? 'full' },
        new Date(),
      ),
    forReader: async (data, locale) => (await issues()).ofReader(data, locale),
  },
};
