import { renderSVG } from 'uqr';
import type { Locale } from '#core/locale.ts';
import { decimalText, formatMoney, type Money } from '#core/money.ts';
import { isIban, isPaymentReference, printPaymentReference } from '#money/domain/payment-reference.ts';
import type { BankAccount } from '#money/settings/giving-settings.schema.ts';
import { Title } from '#ui/components/title.tsx';
import { qrPath } from '#ui/qr-path.ts';
import { donationTexts } from '../donation.texts.ts';
import css from './transfer-card.module.css';

type TransferCardProps = { locale: Locale; total: Money; reference: string; account: BankAccount };

/** The details of a bank transfer, as text and as a code to scan, for printing too. */
export function TransferCard({ locale, total, reference, account }: TransferCardProps) {
  const texts = donationTexts[locale];
  const { holder, bank, bic } = account;
  const lines = [
    [texts.transferAmount, formatMoney(total, locale)],
    [texts.reference, printPaymentReference(reference)],
    [texts.transferHolder, holder],
    [texts.transferAccount, account.account],
    [texts.transferBank, bank],
    ...(bic ? [[texts.transferBic, bic]] : []),
  ];
  const { size, path } = qrPath(
    paymentQrText({
      ...{ holder, bank, account: account.account, amount: total, reference },
      ...(bic && { bic }),
    }),
  );
  return (
    <div className={css.card} data-on-surface>
      <Title as="h2" variant="card-large" id="transfer" words={{ text: texts.transferHeading }} />
      <dl className={css.lines}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <figure className={css.code}>
        <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={texts.transferHeading}>
          <path d={path} />
        </svg>
        <figcaption>{texts.transferCode}</figcaption>
      </figure>
    </div>
  );
}

/** The details of a transfer. Ethiopian accounts have no IBAN, only a number. */
export type PaymentOrder = {
  holder: string;
  account: string;
  bank?: string;
  bic?: string;
  amount: Money;
  reference: string;
};

/**
 * The text of the QR code. For euros to an IBAN it is the format of the European Payments Council (EPC069-12, version
 * 002), from which banking apps fill in the whole transfer; otherwise plain text to copy.
 */
export function paymentQrText(order: PaymentOrder): string {
  const iban = order.account.replace(/\s/g, '').toUpperCase();
  const { units, currency } = order.amount;
  const amount = decimalText(order.amount);
  const structured = isPaymentReference(order.reference);
  if (currency === 'EUR' && isIban(iban) && structured && units >= 1n && units <= 99_999_999_999n) {
    const holder = oneLine(order.holder).slice(0, 70).trim();
    return [
      'BCD',
      '002',
      '1',
      'SCT',
      order.bic ?? '',
      holder,
      iban,
      `EUR${amount}`,
      '',
      order.reference,
    ].join('\n');
  }
  const words = [
    order.holder,
    order.bank ?? '',
    order.account,
    order.bic ?? '',
    `${currency} ${amount}`,
    order.reference,
  ];
  return words.map(oneLine).filter(Boolean).join('\n');
}

/** The QR code as SVG. */
export function paymentQrSvg(order: PaymentOrder): string {
  return renderSVG(paymentQrText(order), { ecc: 'M', border: 4, maxVersion: 13 });
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
