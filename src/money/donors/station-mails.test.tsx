import { expect, it } from 'vitest';
import { locales } from '#core/locale.ts';
import { cacheBodies } from '#platform/mail/compose-message.ts';
import { renderMail } from '#ui/email/render-mail.ts';
import { StationsMail } from './station-mails.email.tsx';
import { stationsKind } from './station-mails.texts.ts';

it.each(locales)(
  'the mail about stations matches the approved text in %s and loads no resources',
  async locale => {
    const write = () =>
      renderMail(<StationsMail locale={locale} organisation="Adey" siteUrl="https://adey.example" />);
    const body = await cacheBodies({ [stationsKind]: { write } }).write(
      { kind: stationsKind, bulkOf: null, locale, edition: null },
      {
        what: 'Medicines for children: Packed (Mar 2024).',
        leave: 'https://adey.example/send/stations?giver=x',
      },
    );
    if (!body) throw new Error('Nobody writes about stations');
    await expect(body.text).toMatchFileSnapshot(`./approved/stations-moved.${locale}.txt`);
    expect(body.html).toContain(`lang="${locale}"`);
    expect(body.html).not.toMatch(/<img|<script|url\(|@import|\{\{/);
    // It never says that a gift bought something.
    expect(body.text).not.toMatch(/bought by|ገዝቷል/);
  },
);
