import { expect, it } from 'vitest';
import { locales } from '#core/locale.ts';
import { fillBody } from '#platform/mail/mail.rules.ts';
import { renderMail } from '#ui/email/render-mail.ts';
import { LetterMail } from './letter.email.tsx';
import { typedBraces } from './letter.rules.ts';

const words = {
  en: { subject: 'Where to park', message: 'Behind <b>the school</b>.\n\n{{link}}\nThe gate opens at nine.' },
  am: { subject: 'የመኪና ማቆሚያ', message: 'ከትምህርት ቤቱ ጀርባ።\n\nበሩ በሦስት ሰዓት ይከፈታል።' },
};

it.each(locales.flatMap(locale => (['all', 'waiting'] as const).map(to => [to, locale] as const)))(
  'a letter to %s matches the approved text in %s, and no word of it is markup or a placeholder',
  async (to, locale) => {
    const letter = { audience: { to, of: null }, words };
    const letterhead = { organisation: 'Adey', siteUrl: 'https://adey.example' };
    const written = await renderMail(<LetterMail letter={letter} locale={locale} {...letterhead} />);
    const body = fillBody(written, {
      ...typedBraces,
      tickets: 'Coffee (Dec 05, 2026, 10:00): 1 × <b>Adult</b>',
      link: 'https://adey.example/send/tickets?order=x',
    });
    await expect(body.text).toMatchFileSnapshot(`./approved/letter-${to}.${locale}.txt`);
    expect(body.html).not.toMatch(/<img|<script|url\(|@import|<b>/);
    expect(body.text.match(/order=x/g)).toHaveLength(1);
  },
);
