import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { formatDate, formatEthiopian } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import { formatMoneyInFull } from '#core/money.ts';
import { RECEIPT_PLACE, writtenNumber } from '#money/domain/donation-status.ts';
import type { Honour } from '#money/domain/donor.ts';
import type { PaymentMethodId } from '#money/domain/payment-methods.ts';
import { cardKey, findPurpose } from '#money/donations/donation-columns.ts';
import { fillText } from '#platform/mail/mail.rules.ts';
import { queueMail } from '#platform/mail/outbox.ts';

import { lockInTransaction, queryRows } from '#platform/transaction.ts';
import { honourCardKind, honourCardTexts, receiptKind, receiptTexts } from '../donation-mail.texts.ts';
import { toMailValues } from './receipt-facts.ts';

type Given = {
  name: string;
  email: string;
  language: Locale;
  reference: string;
  currency: string;
  method: PaymentMethodId;
  fund: string;
  campaign: string | null;
  honour: Honour | null;
};

/**
 * When the money came, and how much of it stays, in smallest units. The receipt certifies this, not what was promised.
 * `ofTickets`: it is the price of tickets that was left beside an earlier gift.
 */
type Arrived = { paidAt: Date; stays: bigint; ofTickets?: boolean };

/**
 * Numbers the receipt of a donation that has arrived and queues its mail, in the transaction that books it: there is a
 * receipt if and only if the money is in the books, one for each donation with an address. It stores the current
 * name of the purpose, so that renaming it later does not change the receipt.
 */
export async function sendReceipt(
  req: PayloadRequest,
  donation: string,
  { paidAt, stays: units, ofTickets = false }: Arrived,
): Promise<void> {
  const [given] = await queryRows<Given>(
    req,
    sql`select p.name, p.email, g.language, g.reference, g.currency, g.method, g.fund, g.campaign, p.honour
        from money.donors p join money.donations g on g.id = p.donation where g.id = ${donation}`,
  );
  if (!given) return;
  const { name, email, language, reference, currency, method } = given;
  const purpose = await findPurpose(req, given);
  const number = await takeNumber(req, { donation, paidAt, purpose, units, ofTickets });
  if (number === null) return;
  const amount = { units, currency };
  const inWords = formatMoneyInFull(amount, language);
  await queueMail(req, {
    kind: receiptKind,
    to: email,
    locale: language,
    subject: receiptTexts[language].subject.replace('{amount}', inWords),
    data: {
      ...toMailValues({ number, reference, name, amount, returned: 0n, method, paidAt, purpose }),
      amount: inWords,
      day: days(paidAt, language),
      purpose: purpose[language],
    },
    dedupeKey: ofTickets ? `receipt:${donation}:tickets:${number}` : `receipt:${donation}`,
  });
  if (given.honour && !ofTickets) await sendHonourCard(req, donation, { donor: name, honour: given.honour });
}

/** The day in both calendars, in that of the language first. */
function days(paidAt: Date, language: Locale): string {
  const gregorian = formatDate(paidAt, RECEIPT_PLACE);
  const ethiopian = formatEthiopian(paidAt, RECEIPT_PLACE);
  return language === 'am' ? `${ethiopian} · ${gregorian}` : `${gregorian} · ${ethiopian}`;
}

type Numbered = {
  donation: string;
  paidAt: Date;
  purpose: Record<Locale, string>;
  units: bigint;
  ofTickets: boolean;
};

/**
 * Takes the next number, without gaps because it is used in the same transaction; null if the gift of the donation has one.
 * Each part of the price of tickets that is left as a gift, which its event books once, has another.
 */
async function takeNumber(
  req: PayloadRequest,
  { donation, paidAt, purpose, units, ofTickets }: Numbered,
): Promise<string | null> {
  await lockInTransaction(req, 'numbers of receipts');
  const [taken] = await queryRows<{ number: string }>(
    req,
    sql`insert into money.receipts (number, donation, paid_at, purpose, amount, of_tickets)
        select coalesce(max(number), 0) + 1, ${donation}::uuid, ${paidAt.toISOString()}::timestamptz,
          ${JSON.stringify(purpose)}::jsonb, ${units.toString()}::bigint, ${ofTickets} from money.receipts
        on conflict (donation) where not of_tickets do nothing returning number::text`,
  );
  return taken ? writtenNumber(taken.number) : null;
}

/**
 * Queues the honour card of a donation that has arrived, in the transaction that numbers its receipt and therefore once. It
 * says nothing about the amount. Its words are the donor's: somebody paid for exactly that. Beyond the daily budget of its inbox it
 * is kept for staff to look at.
 */
export async function sendHonourCard(
  req: PayloadRequest,
  donation: string,
  { donor, honour: { name, email, words, language } }: { donor: string; honour: Honour },
): Promise<void> {
  const texts = honourCardTexts[language];
  // `giver` is stored with mails that wait.
  const values = { honoured: name, giver: donor, words };
  await queueMail(req, {
    kind: honourCardKind,
    to: email,
    locale: language,
    subject: fillText(texts.subject, values),
    data: { honoured: name, giver: donor, line: fillText(words ? texts.ownWords : texts.noWords, values) },
    dedupeKey: cardKey(donation),
  });
}
