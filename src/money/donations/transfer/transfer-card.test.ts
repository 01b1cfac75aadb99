import jsQR from 'jsqr';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makePaymentReference } from '#money/domain/payment-reference.ts';
import { type PaymentOrder, paymentQrSvg, paymentQrText } from './transfer-card.tsx';

const order: PaymentOrder = {
  holder: 'Adey\nfür Kinder',
  account: 'DE89 3704 0044 0532 0130 00',
  amount: { units: 1250n, currency: 'EUR' },
  reference: makePaymentReference('0123456789AB'),
};

async function scan(svg: string): Promise<string | undefined> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(600)
    .flatten()
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

describe('a payment QR code', () => {
  it('a payment QR code for euros follows EPC069-12 and can be scanned', async () => {
    const text = `BCD\n002\n1\nSCT\n\nAdey für Kinder\nDE89370400440532013000\nEUR12.50\n\n${order.reference}`;
    expect(paymentQrText(order)).toBe(text);
    expect(await scan(paymentQrSvg(order))).toBe(text);
  });

  it('a payment QR code for an account without IBAN contains plain text', async () => {
    const birr = {
      ...order,
      holder: 'አደይ',
      account: '1000123456789',
      bank: 'CBE',
      amount: { units: 1250n, currency: 'ETB' },
    };
    const text = `አደይ\nCBE\n1000123456789\nETB 12.50\n${order.reference}`;
    expect(await scan(paymentQrSvg(birr))).toBe(text);
  });
});
