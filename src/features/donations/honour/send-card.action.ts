import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { comparedEmail } from '#core/email-address.ts';
import { logWarning } from '#platform/log.ts';
import { fillText } from '#platform/mail/mail.rules.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { cardKey } from '#platform/payments/donation-columns.ts';
import { lockInTransaction, rowsOf } from '#platform/transaction.ts';
import type { Honour } from './honour.schema.ts';
import { honourCardKind, honourCardTexts } from './honour-card.texts.ts';

/** The most cards one address gets in a day from all givers together: small gifts cannot be used to flood somebody. */
const MOST_A_DAY = 3;

/**
 * Queues the card of a gift that has arrived, in the transaction that numbers its receipt and therefore once for each
 * gift. Nothing about the amount goes out.
 */
export async function sendHonourCard(
  req: PayloadRequest,
  gift: string,
  { giver, honour: { name, email, words, language } }: { giver: string; honour: Honour },
): Promise<void> {
  const compared = comparedEmail(email);
  await lockInTransaction(req, `card to ${compared}`);
  const [before] = await rowsOf<{ cards: number }>(
    req,
    sql`select count(*)::int as cards from mails
        where compared = ${compared} and kind = ${honourCardKind} and created_at > now() - interval '1 day'`,
  );
  if ((before?.cards ?? 0) >= MOST_A_DAY) {
    logWarning('an honour card was not sent: its address has had several today', { gift });
    return;
  }
  const texts = honourCardTexts[language];
  const values = { honoured: name, giver, words };
  await queueMail(req, {
    kind: honourCardKind,
    to: email,
    locale: language,
    subject: fillText(texts.subject, values),
    data: { honoured: name, giver, line: fillText(words ? texts.ownWords : texts.noWords, values) },
    dedupeKey: cardKey(gift),
  });
}
