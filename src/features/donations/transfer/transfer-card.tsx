import type { BankAccount } from '#cms/giving-settings/giving-settings.schema.ts';
import type { Locale } from '#core/locale.ts';
import { formatMoney, type Money } from '#core/money.ts';
import { printPaymentReference } from '#core/payment-reference.ts';
import { Title } from '#ui/components/title.tsx';
import { donationTexts } from '../donation.texts.ts';
import { paymentQrPath } from './payment-qr-code.ts';
import css from './transfer-card.module.css';

type TransferCardProps = { locale: Locale; total: Money; reference: string; account: BankAccount };

/** What somebody writes on a bank transfer, as words and as a code to scan. Made to be printed. */
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
  const { size, path } = paymentQrPath({
    holder,
    bank,
    account: account.account,
    ...(bic && { bic }),
    amount: Number(total.units),
    currency: total.currency,
    reference,
  });
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
