import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import type { Locale } from '#core/locale.ts';
import { formatMoney, storedMoney } from '#core/money.ts';
import type { PaymentProvider } from '#money/domain/payment-provider.ts';
import { printPaymentReference } from '#money/domain/payment-reference.ts';
import { bankTransferProvider } from '#money/payments/bank/bank-transfer.ts';
import type { BankAccount } from '#money/settings/giving-settings.schema.ts';
import type { Clock } from '#platform/clock.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { queryRows } from '#platform/transaction.ts';
import { transferKind, transferTexts } from '../donation-mail.texts.ts';
import { applyEvent } from '../receive-event.action.ts';

/** Bank transfer to these accounts; donors get the account details by mail. */
export const openBankTransfer = (
  payload: Payload,
  clock: Clock,
  accounts: readonly BankAccount[],
): PaymentProvider =>
  bankTransferProvider(payload, clock, {
    accounts,
    begin: async (req, event) => {
      await applyEvent(req, event);
      await sendTransfer(req, event.reference, accounts);
    },
  });

type Announced = { email: string; language: Locale; units: string; currency: string };

/**
 * Queues the mail with the details for a bank transfer, once for each donation with an address. It has nothing that was typed,
 * not even the name: the address may be somebody else’s. Beyond the daily budget of its inbox it is kept for staff; the page that
 * the donor sees has the same details. Who sells tickets writes to their buyers.
 */
async function sendTransfer(
  req: PayloadRequest,
  reference: string,
  accounts: readonly BankAccount[],
): Promise<void> {
  const [donor] = await queryRows<Announced>(
    req,
    sql`select p.email, g.language, g.amount::text as units, g.currency
        from money.donors p join money.donations g on g.id = p.donation where g.reference = ${reference} and g.tickets = 0`,
  );
  const account = accounts.find(({ currency }) => currency === donor?.currency);
  if (!donor || !account) return;
  const { email, language, units, currency } = donor;
  const amount = formatMoney(storedMoney(units, currency), language);
  const { holder, bank } = account;
  await queueMail(req, {
    kind: transferKind,
    to: email,
    locale: language,
    subject: transferTexts[language].subject.replace('{amount}', amount),
    data: {
      amount,
      reference: printPaymentReference(reference),
      holder,
      account: account.account,
      bank,
    },
    dedupeKey: `transfer:${reference}`,
  });
}
