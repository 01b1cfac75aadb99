import type { Locale } from '#core/locale.ts';
import { type Money, storedMoney } from '#core/money.ts';
import type { PaymentMethodId } from '#money/domain/payment-methods.ts';
import type { MailValues } from '#platform/mail/mail.rules.ts';

/** The content of a receipt; without a name once the donor was erased. */
export type ReceiptFacts = {
  number: string;
  reference: string;
  name: string | null;
  /** What had arrived and stayed when the receipt was made. */
  amount: Money;
  /** How much of it was refunded since, in smallest units. */
  returned: bigint;
  method: PaymentMethodId;
  paidAt: Date;
  /** What the donation is for, by the name it had then. */
  purpose: Record<Locale, string>;
};

/** The file name of a receipt, without names of people. */
export const receiptFile = (number: string): string => `receipt-${number}.pdf`;

/** The facts as values of the mail, from which the worker makes the PDF at each attempt. */
export const toMailValues = ({
  amount,
  returned,
  paidAt,
  purpose,
  name,
  ...facts
}: ReceiptFacts): MailValues => ({
  ...facts,
  currency: amount.currency,
  name: name ?? '',
  units: amount.units.toString(),
  returned: returned.toString(),
  paidAt: paidAt.toISOString(),
  purposeEnglish: purpose.en,
  purposeAmharic: purpose.am,
});

/** The facts in the values of a mail; null for old mails without a PDF. */
export function readReceiptFacts(values: MailValues): ReceiptFacts | null {
  const {
    number = '',
    reference = '',
    name = '',
    units,
    returned = '0',
    currency = '',
    method,
    paidAt,
  } = values;
  if (units === undefined || paidAt === undefined) return null;
  return {
    number,
    reference,
    name: name || null,
    amount: storedMoney(units, currency),
    returned: BigInt(returned),
    method: method as PaymentMethodId,
    paidAt: new Date(paidAt),
    purpose: { en: values.purposeEnglish ?? '', am: values.purposeAmharic ?? '' },
  };
}
