import { describe, expect, it } from 'vitest';
import { locales } from '#core/locale.ts';
import { renderMail } from '#ui/email/render-mail.ts';
import { PasskeyMail } from './passkey.email.tsx';
import { passkeyMailTexts } from './passkey-mail.texts.ts';

const files = { added: 'passkey-added', removed: 'passkeys-removed' } as const;

describe.each(['added', 'removed'] as const)('the mail about passkeys that were %s', change => {
  it.each(locales)('matches the approved text in %s', async locale => {
    const mail = { locale, change, organisation: 'Adey', siteUrl: 'https://adey.example' };
    const { text, html } = await renderMail(<PasskeyMail {...mail} />);
    const { subject } = passkeyMailTexts[locale][change];
    await expect(`Subject: ${subject}\n\n${text}`).toMatchFileSnapshot(
      `./approved/${files[change]}.${locale}.txt`,
    );
    expect(html).not.toContain('{{');
  });
});
