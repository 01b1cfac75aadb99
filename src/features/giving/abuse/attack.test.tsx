import { expect, it } from 'vitest';
import { locales } from '#core/locale.ts';
import { renderMail } from '#ui/email/render-mail.ts';
import { AttackMail } from './attack.email.tsx';

it.each(locales)(
  'what admins read of an attack is what was approved, in %s (vitest -u writes it anew)',
  async locale => {
    const { html, text } = await renderMail(
      <AttackMail locale={locale} organisation="Adey" siteUrl="https://adey.example" />,
    );
    await expect(text).toMatchFileSnapshot(`./approved/attack.${locale}.txt`);
    expect(html).toContain(`lang="${locale}"`);
  },
);
