import { encode, renderSVG } from 'uqr';
import { decimalText } from '#core/money.ts';
import { isIban, isPaymentReference } from '#core/payment-reference.ts';

/** Where a gift is transferred to. Ethiopian accounts have no IBAN: their number stands as plain words. */
export type PaymentOrder = {
  holder: string;
  account: string;
  bank?: string;
  bic?: string;
  /** In smallest units. */
  amount: number;
  currency: string;
  reference: string;
};

/**
 * What a banking app scans. For euros to an IBAN it is the form of the European Payments Council (EPC069-12, version
 * 002), which fills in the whole transfer; for everything else it is plain words to copy.
 */
export function paymentQrText(order: PaymentOrder): string {
  const iban = order.account.replace(/\s/g, '').toUpperCase();
  const amount = decimalText({ units: BigInt(order.amount), currency: order.currency });
  const structured = isPaymentReference(order.reference);
  if (
    order.currency === 'EUR' &&
    isIban(iban) &&
    structured &&
    order.amount >= 1 &&
    order.amount <= 99_999_999_999
  ) {
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
    `${order.currency} ${amount}`,
    order.reference,
  ];
  return words.map(oneLine).filter(Boolean).join('\n');
}

/** The code as SVG, to be drawn where the page says beside it what it holds. */
export function paymentQrSvg(order: PaymentOrder): string {
  return renderSVG(paymentQrText(order), { ecc: 'M', border: 4, maxVersion: 13 });
}

/** The same as the outline of its dark squares, one unit each, for markup of our own. */
export function paymentQrPath(order: PaymentOrder): { size: number; path: string } {
  const { data, size } = encode(paymentQrText(order), { ecc: 'M', border: 4, maxVersion: 13 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
