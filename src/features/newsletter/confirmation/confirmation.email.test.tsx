import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '#core/locale.ts';
import { cacheBodies } from '#platform/mail/compose-message.ts';
import { renderMail } from '#ui/email/render-mail.ts';
import { ConfirmMail, WelcomeMail } from './confirmation.email.tsx';
import { confirmationTexts } from './confirmation.texts.ts';

const values = {
  confirm: 'https://adey.example/send/confirm?reader=7-1795165200.AAAAAAAAAAAAAAAAAAAAAA',
  preferences: 'https://adey.example/send/preferences?reader=7.BBBBBBBBBBBBBBBBBBBBBB',
  leave: 'https://adey.example/send/leave?reader=7.CCCCCCCCCCCCCCCCCCCCCC',
};
const kinds = ['confirm', 'welcome'] as const;
const mails = { confirm: ConfirmMail, welcome: WelcomeMail };

/** One mail as the worker renders it for one reader. */
async function rendered(kind: (typeof kinds)[number], locale: Locale, organisation = 'Adey') {
  const Mail = mails[kind];
  const letterhead = { organisation, siteUrl: 'https://adey.example' };
  const write = () => renderMail(<Mail locale={locale} {...letterhead} />);
  const body = await cacheBodies({ [kind]: { write } }).write(
    { kind, bulkOf: null, locale, edition: null },
    values,
  );
  if (!body) throw new Error(`Nobody writes ${kind}`);
  return body;
}

describe.each(kinds)('the mail "%s"', kind => {
  it.each(locales)('subject and text match the approved ones in %s', async locale => {
    const { subject } = confirmationTexts[locale][kind === 'confirm' ? 'mail' : 'welcome'];
    const { text } = await rendered(kind, locale);
    await expect(`Subject: ${subject}\n\n${text}`).toMatchFileSnapshot(`./approved/${kind}.${locale}.txt`);
  });

  it.each(locales)(
    'the HTML in %s has its language and the link of the reader, and loads no remote content',
    async locale => {
      const { html } = await rendered(kind, locale);
      expect(html).toContain(`lang="${locale}"`);
      expect(html).toContain(values[kind === 'confirm' ? 'confirm' : 'preferences']);
      expect(html).not.toMatch(/<img|<script|url\(|@import|\{\{/);
    },
  );

  it('HTML in the name of the organisation is escaped', async () => {
    const { html } = await rendered(kind, 'en', '<b>"A" & B</b>');
    expect(html).not.toContain('<b>"A"');
    expect(html).toContain('&lt;b&gt;');
  });
});
