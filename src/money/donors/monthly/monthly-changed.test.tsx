import { expect, it } from 'vitest';
import { type Locale, locales } from '#core/locale.ts';
import { cacheBodies } from '#platform/mail/compose-message.ts';
import { renderMail } from '#ui/email/render-mail.ts';
import { MonthlyMail } from '../donor.email.tsx';
import { monthlyKind } from './monthly.texts.ts';

const data = {
  what: 'Your monthly gift is paused. We take nothing until you resume it.',
  amount: '$25',
  purpose: 'Medicine',
};

async function written(locale: Locale) {
  const write = () =>
    renderMail(<MonthlyMail locale={locale} organisation="Adey" siteUrl="https://adey.example" />);
  const body = await cacheBodies({ [monthlyKind]: { write } }).write(
    { kind: monthlyKind, bulkOf: null, locale, edition: null },
    data,
  );
  if (!body) throw new Error('Nobody writes about monthly gifts');
  return body;
}

it.each(locales)(
  'the mail about a changed monthly gift matches the approved text in %s and loads no resources',
  async locale => {
    const { html, text } = await written(locale);
    await expect(text).toMatchFileSnapshot(`./approved/monthly-changed.${locale}.txt`);
    expect(html).toContain(`lang="${locale}"`);
    expect(html).not.toMatch(/<img|<script|url\(|@import|\{\{/);
  },
);
