import { expect, it } from 'vitest';
import { type Locale, locales } from '#core/locale.ts';
import { cacheBodies } from '#platform/mail/compose-message.ts';
import { renderMail } from '#ui/email/render-mail.ts';
import { ReceiptMail } from '../donation.email.tsx';
import { receiptKind } from '../donation-mail.texts.ts';

const data = {
  number: '000007',
  amount: '$25',
  day: 'Nov 21, 2026 · ኅዳር 12 ቀን 2019 ዓ.ም.',
  purpose: 'Where it is needed most',
  reference: 'RF18539007547034',
};

async function written(locale: Locale) {
  const write = () =>
    renderMail(<ReceiptMail locale={locale} organisation="Adey" siteUrl="https://adey.example" />);
  const body = await cacheBodies({ [receiptKind]: { write } }).write(
    { kind: receiptKind, bulkOf: null, locale, edition: null },
    data,
  );
  if (!body) throw new Error('Nobody writes receipts');
  return body;
}

it.each(locales)('the receipt mail matches the approved text in %s and loads no resources', async locale => {
  const { html, text } = await written(locale);
  await expect(text).toMatchFileSnapshot(`./approved/receipt.${locale}.txt`);
  expect(html).toContain(`lang="${locale}"`);
  expect(html).not.toMatch(/<img|<script|url\(|@import|\{\{/);
});
