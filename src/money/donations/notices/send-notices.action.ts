import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { rolesWithDonationRight } from '#cms/access/access-for.ts';
import { formatDay } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import { formatMoney, type Money } from '#core/money.ts';
import { dayIn } from '#core/zoned-time.ts';
import { type DonationStatus, RECEIPT_PLACE } from '#money/domain/donation-status.ts';
import { failureTexts } from '#money/domain/payment-failure.texts.ts';
import type { Failure } from '#money/domain/payment-failure.ts';
import type { RefundSender } from '#money/domain/refund.ts';
import { findPurpose } from '#money/donations/donation-columns.ts';
import { env } from '#platform/env.ts';
import { fillText } from '#platform/mail/mail.rules.ts';
import { queueMail, queueMails } from '#platform/mail/outbox.ts';

import { queryRows } from '#platform/transaction.ts';
import { type DonorNotice, disputeLostKind, noticesTexts } from './notices.texts.ts';

/** What an event changed about the refunds of a donation: `units` went back or came back, `left` stays. */
type Refunded = { event: string; refund: string | null; state: DonationStatus; moment: Date; units: bigint };

/** Tells the donor what was returned, how and by whom, in the transaction that books it: once for each event. */
export async function sendRefundNotice(
  req: PayloadRequest,
  donation: string,
  { event, refund, state, moment, units, left }: Refunded & { left: bigint },
): Promise<void> {
  const { by, place } = await findSender(req, refund);
  const about = by === 'bank' ? 'transfer-returned' : by === 'staff' ? 'refund-paid' : 'gift-refunded';
  await notify(req, donation, { about, dedupeKey: `refund:${event}` }, ({ language, currency }) => {
    const texts = noticesTexts[language];
    const [returned, stays] = [units, left].map(each => formatMoney({ units: each, currency }, language));
    const values = { returned: returned ?? '', left: stays ?? '' };
    const day = formatDay(dayIn(RECEIPT_PLACE.timeZone, moment), language);
    const partly = state === 'paid' ? texts.refundedExtra : texts.refundedPart;
    const what =
      by === 'bank'
        ? [left === 0n ? texts.bankWhole : texts.bankPart]
        : [left === 0n ? texts.refundedWhole : partly, ...(place ? [texts[placeTexts[place]]] : [])];
    return {
      subject: fillText(by === 'bank' ? texts.bankSubject : texts.refundedSubject, values),
      data: { ...values, what: what.map(text => fillText(text, { ...values, day })).join(' ') },
    };
  });
}

/** Tells the donor that money which they were told was returned came back to us. */
export async function sendFailedRefund(
  req: PayloadRequest,
  donation: string,
  { event, units }: Refunded,
): Promise<void> {
  await notify(
    req,
    donation,
    { about: 'refund-failed', dedupeKey: `refund:${event}` },
    ({ language, currency }) => {
      const values = { returned: formatMoney({ units, currency }, language) };
      const { backSubject, back } = noticesTexts[language];
      return { subject: fillText(backSubject, values), data: { ...values, what: fillText(back, values) } };
    },
  );
}

const placeTexts = {
  bank: 'paidByBank',
  cash: 'paidInCash',
  cheque: 'paidByCheque',
  'in-kind': 'paidInKind',
} as const;

type Sender = { by: RefundSender; place: keyof typeof placeTexts | null };

/** Who returned it; what only an earlier version reported was returned by the provider. */
async function findSender(req: PayloadRequest, refund: string | null): Promise<Sender> {
  const [found] = await queryRows<{ by: RefundSender }>(
    req,
    sql`select sent_by as by from money.refunds where id = ${refund}::uuid`,
  );
  if (found?.by !== 'staff') return { by: found?.by ?? 'provider', place: null };
  // Only staff may read this table, and only they report these refunds.
  const [task] = await queryRows<Pick<Sender, 'place'>>(
    req,
    sql`select place from money.refund_tasks where refund = ${refund}::uuid`,
  );
  return { by: 'staff', place: task?.place ?? null };
}

/** Tells the donor that a month could not be taken: once for each month, however often it is tried. */
export async function sendFailedMonth(
  req: PayloadRequest,
  donation: string,
  { month, amount, failure }: { month: string; amount: Money; failure: Failure },
): Promise<void> {
  await notify(
    req,
    donation,
    { about: 'month-failed', dedupeKey: `month-failed:${donation}:${month}` },
    ({ language }) => {
      const values = { amount: formatMoney(amount, language), why: failureTexts[language][failure] };
      const { monthSubject: subject, monthFailed } = noticesTexts[language];
      return { subject, data: { ...values, what: fillText(monthFailed, values) } };
    },
  );
}

/** Tells the donor that the payment service ended their monthly donation: once, and not if they or we ended it. */
export async function sendMonthlyEnded(
  req: PayloadRequest,
  donation: string,
  { amount, failure }: { amount: Money; failure: Failure | null },
): Promise<void> {
  await notify(
    req,
    donation,
    { about: 'monthly-ended', dedupeKey: `monthly-ended:${donation}` },
    ({ language }) => {
      const why = failure === null ? '' : failureTexts[language][failure];
      const values = { amount: formatMoney(amount, language), why };
      const { endedSubject: subject, ended } = noticesTexts[language];
      return { subject, data: { ...values, what: fillText(ended, values).trim() } };
    },
  );
}

/** Tells all bookkeepers about a lost dispute, in the transaction that books it. */
export async function sendDisputeLost(
  req: PayloadRequest,
  donation: string,
  { event, lost }: { event: string; lost: bigint },
): Promise<void> {
  const [of] = await queryRows<Pick<Notified, 'reference' | 'currency' | 'fund' | 'campaign'>>(
    req,
    sql`select reference, currency, fund, campaign from money.donations where id = ${donation}`,
  );
  if (!of) return;
  const keepers = await queryRows<{ id: number; name: string; email: string; language: Locale | null }>(
    req,
    sql`select id, name, email, language from staff where role in (${sql.join(
      rolesWithDonationRight('donations desk').map(role => sql`${role}`),
      sql`, `,
    )})`,
  );
  const purpose = await findPurpose(req, of);
  const page = `${env.STAFF_URL}${req.payload.config.routes.admin}/gifts/${of.reference}`;
  await queueMails(
    req,
    keepers.map(({ id, name, email, language }) => {
      const locale = language ?? 'en';
      const values = { lost: formatMoney({ units: lost, currency: of.currency }, locale) };
      const what = fillText(noticesTexts[locale].lost, values);
      return {
        kind: disputeLostKind,
        to: email,
        toName: name,
        locale,
        subject: fillText(noticesTexts[locale].lostSubject, values),
        data: { ...values, what, page, reference: of.reference, purpose: purpose[locale] },
        dedupeKey: `${disputeLostKind}:${event}:${id}`,
        forStaff: true,
      };
    }),
  );
}

type Notified = {
  email: string;
  language: Locale;
  reference: string;
  currency: string;
  fund: string;
  campaign: string | null;
};

/** Notices about a monthly donation name what its next month is for, all others what the donation was for. */
const ofMonths: readonly DonorNotice[] = ['month-failed', 'monthly-ended'];

/** Mails the donor, unless they gave no address or were erased. */
async function notify(
  req: PayloadRequest,
  donation: string,
  { about, dedupeKey }: { about: DonorNotice; dedupeKey: string },
  write: (notified: Notified) => { subject: string; data: Record<string, string> },
): Promise<void> {
  const [notified] = await queryRows<Notified>(
    req,
    sql`select p.email, g.language, g.reference, g.currency, coalesce(m.fund, g.fund) as fund,
          case when m.donation is null then g.campaign else m.campaign end as campaign
        from money.donors p join money.donations g on g.id = p.donation left join money.monthly_donations m
          on m.donation = g.id and ${ofMonths.some(each => each === about)}
        where g.id = ${donation}`,
  );
  if (!notified) return;
  const { email, language, reference } = notified;
  const { subject, data } = write(notified);
  const purpose = (await findPurpose(req, notified))[language];
  await queueMail(req, {
    kind: about,
    to: email,
    locale: language,
    subject,
    data: { ...data, reference, purpose },
    dedupeKey,
  });
}
