import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { formatDate, formatEthiopian } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import { formatMoney } from '#core/money.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { lockInTransaction, rowsOf } from '#platform/transaction.ts';
import { receiptKind, receiptTexts } from './receipt.texts.ts';

/** Receipts carry the day in the charity's place, in both calendars. */
const PLACE = { timeZone: 'Africa/Addis_Ababa' };

type Given = {
  name: string;
  email: string;
  language: Locale;
  reference: string;
  units: string;
  currency: string;
  isGeneral: boolean;
};

/**
 * Numbers the receipt of a gift that has arrived and queues its mail, in the transaction that books the gift: there is a
 * receipt if and only if the money is in the books, once for each gift. Without an address there is none.
 */
export async function sendReceipt(req: PayloadRequest, gift: string, paidAt: Date): Promise<void> {
  const [given] = await rowsOf<Given>(
    req,
    sql`select p.name, p.email, g.language, g.reference, g.amount::text as units, g.currency,
          g.fund = 'general' and g.campaign is null as "isGeneral"
        from giving.givers p join giving.gifts g on g.id = p.gift where g.id = ${gift}`,
  );
  if (!given) return;
  const number = await takeNumber(req, gift);
  if (number === null) return;
  const { name, email, language, reference, units, currency } = given;
  const texts = receiptTexts[language];
  const amount = formatMoney({ units: BigInt(units), currency }, language);
  await queueMail(req, {
    kind: receiptKind,
    to: email,
    toName: name,
    locale: language,
    subject: texts.subject.replace('{amount}', amount),
    data: {
      name,
      number,
      amount,
      day: `${formatDate(paidAt, PLACE)} · ${formatEthiopian(paidAt, PLACE)}`,
      purpose: given.isGeneral ? texts.general : texts.meant,
      reference,
    },
    dedupeKey: `receipt:${gift}`,
  });
}

/** The next number, without a gap because it is taken in the transaction that uses it; null if the gift has one. */
async function takeNumber(req: PayloadRequest, gift: string): Promise<string | null> {
  await lockInTransaction(req, 'numbers of receipts');
  const [taken] = await rowsOf<{ number: string }>(
    req,
    sql`insert into giving.receipts (number, gift)
        select coalesce(max(number), 0) + 1, ${gift}::uuid from giving.receipts
        on conflict (gift) do nothing returning number::text`,
  );
  return taken ? taken.number.padStart(6, '0') : null;
}
