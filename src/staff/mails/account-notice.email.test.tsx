import { expect, it } from 'vitest';
import { accountNotices } from '#cms/accounts/account-notices.texts.ts';
import { locales } from '#core/locale.ts';
import { renderMail } from '#ui/email/render-mail.ts';
import { AccountNoticeMail } from './account-notice.email.tsx';

const mails = accountNotices.flatMap(about => locales.map(locale => ({ about, locale })));

it.each(mails)(
  'the mail about $about matches the approved text in $locale (vitest -u updates it)',
  async mail => {
    const element = <AccountNoticeMail {...mail} organisation="Adey" siteUrl="https://adey.example" />;
    const { text } = await renderMail(element);
    await expect(text).toMatchFileSnapshot(`./approved/${mail.about}.${mail.locale}.txt`);
  },
);
