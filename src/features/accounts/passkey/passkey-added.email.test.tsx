import { describe, expect, it } from 'vitest';
import { locales } from '#core/locale.ts';
import { renderMail } from '#ui/email/render-mail.ts';
import { PasskeyAddedMail } from './passkey-added.email.tsx';
import { passkeyMailTexts } from './passkey-mail.texts.ts';

describe('the mail about a new passkey', () => {
  it.each(locales)('matches the approved text in %s', async locale => {
    const mail = { locale, organisation: 'Adey', siteUrl: 'https://adey.example' };
    const { text, html } = await renderMail(<PasskeyAddedMail {...mail} />);
    const { subject } = passkeyMailTexts[locale];
    await expect(`Subject: ${subject}\n\n${text}`).toMatchFileSnapshot(
      `./approved/passkey-added.${locale}.txt`,
    );
    expect(html).not.toContain('{{');
  });
});
