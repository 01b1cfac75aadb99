import { expect, it } from 'vitest';
import { accountNotices } from '#cms/accounts/account-notices.texts.ts';
import { locales } from '#core/locale.ts';
import { renderMail } from '#ui/email/render-mail.ts';
import { AccountLinkMail, AccountNoticeMail } from './account-link.email.tsx';

it.each(['password', 'invitation'] as const)(
  'the mail about %s says what was approved (vitest -u writes it anew)',
  async about => {
    const mail = <AccountLinkMail about={about} organisation="Adey" siteUrl="https://adey.example" />;
    await expect((await renderMail(mail)).text).toMatchFileSnapshot(`./approved/${about}.en.txt`);
  },
);

const mails = accountNotices.flatMap(about => locales.map(locale => ({ about, locale })));

it.each(mails)(
  'the mail about $about matches the approved text in $locale (vitest -u updates it)',
  async mail => {
    const element = <AccountNoticeMail {...mail} organisation="Adey" siteUrl="https://adey.example" />;
    const { text } = await renderMail(element);
    await expect(text).toMatchFileSnapshot(`./approved/${mail.about}.${mail.locale}.txt`);
  },
);
