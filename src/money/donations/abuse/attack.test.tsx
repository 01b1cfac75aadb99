import { expect, it } from 'vitest';
import { locales } from '#core/locale.ts';
import { renderMail } from '#ui/email/render-mail.ts';
import { AttackMail } from './attack.email.tsx';

it.each(locales)(
  'the mail to admins about an attack matches the approved text in %s (vitest -u updates it)',
  async locale => {
    const { html, text } = await renderMail(
      <AttackMail locale={locale} organisation="Adey" siteUrl="https://adey.example" />,
    );
    await expect(text).toMatchFileSnapshot(`./approved/attack.${locale}.txt`);
    expect(html).toContain(`lang="${locale}"`);
  },
);
