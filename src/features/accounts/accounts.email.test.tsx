import { describe, expect, it } from 'vitest';
import { locales } from '#core/locale.ts';
import { renderMail } from '#ui/email/render-mail.ts';
import { MailLinkMail, PasskeyMail } from './accounts.email.tsx';
import { mailLinkTexts } from './mail-link.texts.ts';
import { passkeyMailTexts } from './passkey/passkey-mail.texts.ts';

describe('the mail with a sign-in link', () => {
  it.each(locales)('the sign-in mail matches the approved text in %s', async locale => {
    const mail = { locale, organisation: 'Adey', siteUrl: 'https://adey.example' };
    const { text, html } = await renderMail(<MailLinkMail {...mail} />);
    const subject = mailLinkTexts[locale].mail.subject.replace('{organisation}', mail.organisation);
    await expect(`Subject: ${subject}\n\n${text}`).toMatchFileSnapshot(`./approved/sign-in.${locale}.txt`);
    expect(html).toContain('href="{{link}}"');
    expect(html.match(/{{\w+}}/g)?.every(place => place === '{{link}}')).toBe(true);
  });
});

const files = { added: 'passkey-added', removed: 'passkeys-removed' } as const;

describe.each(['added', 'removed'] as const)('the mail about passkeys that were %s', change => {
  it.each(locales)('the passkey mail matches the approved text in %s', async locale => {
    const mail = { locale, change, organisation: 'Adey', siteUrl: 'https://adey.example' };
    const { text, html } = await renderMail(<PasskeyMail {...mail} />);
    const { subject } = passkeyMailTexts[locale][change];
    await expect(`Subject: ${subject}\n\n${text}`).toMatchFileSnapshot(
      `./approved/${files[change]}.${locale}.txt`,
    );
    expect(html).not.toContain('{{');
  });
});
