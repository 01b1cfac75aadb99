import { expect, it } from 'vitest';
import { type Locale, locales } from '#core/locale.ts';
import { cacheBodies } from '#platform/mail/compose-message.ts';
import { renderMail } from '#ui/email/render-mail.ts';
import { HonourCardMail } from '../donation.email.tsx';
import { honourCardKind } from '../donation-mail.texts.ts';

const data = {
  honoured: 'Almaz Tadesse',
  giver: 'Abeba Bekele',
  line: 'Abeba Bekele writes: “<b>Thank you</b> {{giver}}”',
};

async function written(locale: Locale) {
  const write = () =>
    renderMail(<HonourCardMail locale={locale} organisation="Adey" siteUrl="https://adey.example" />);
  const body = await cacheBodies({ [honourCardKind]: { write } }).write(
    { kind: honourCardKind, bulkOf: null, locale, edition: null },
    data,
  );
  if (!body) throw new Error('Nobody writes cards');
  return body;
}

it.each(locales)(
  'the honour card mail matches the approved text in %s, escapes HTML and loads no resources',
  async locale => {
    const { html, text } = await written(locale);
    await expect(text).toMatchFileSnapshot(`./approved/honour-card.${locale}.txt`);
    expect(html).toContain(`lang="${locale}"`);
    expect(html).toContain('&lt;b&gt;Thank you&lt;/b&gt; {{giver}}');
    expect(html).not.toMatch(/<img|<script|<b>|url\(|@import/);
  },
);
