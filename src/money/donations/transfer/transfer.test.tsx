import { expect, it } from 'vitest';
import { type Locale, locales } from '#core/locale.ts';
import { cacheBodies } from '#platform/mail/compose-message.ts';
import { renderMail } from '#ui/email/render-mail.ts';
import { TransferMail } from '../donation.email.tsx';
import { transferKind } from '../donation-mail.texts.ts';

const data = {
  amount: '€31',
  reference: 'RF18 5390 0754 7034',
  holder: 'Adey',
  account: 'DE89 3704 0044 0532 0130 00',
  bank: 'Test Bank',
};

async function written(locale: Locale) {
  const write = () =>
    renderMail(<TransferMail locale={locale} organisation="Adey" siteUrl="https://adey.example" />);
  const body = await cacheBodies({ [transferKind]: { write } }).write(
    { kind: transferKind, bulkOf: null, locale, edition: null },
    data,
  );
  if (!body) throw new Error('Nobody writes about transfers');
  return body;
}

it.each(locales)(
  'the bank transfer mail matches the approved text in %s and loads no resources',
  async locale => {
    const { html, text } = await written(locale);
    await expect(text).toMatchFileSnapshot(`./approved/transfer.${locale}.txt`);
    expect(html).toContain(`lang="${locale}"`);
    expect(html).not.toMatch(/<img|<script|url\(|@import|\{\{/);
  },
);
