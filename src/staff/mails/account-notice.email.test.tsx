import { expect, it } from 'vitest';
import { accountNotices } from '#cms/accounts/account-notices.texts.ts';
import { locales } from '#core/locale.ts';
import { renderMail } from '#ui/email/render-mail.ts';
import { AccountNoticeMail } from './account-notice.email.tsx';

const mails = accountNotices.flatMap(about => locales.map(locale => ({ about, locale })));

it.each(mails)(
  'the mail about $about says what was approved in $locale (vitest -u writes it anew)',
  async mail => {
    const element = <AccountNoticeMail {...mail} organisation="Adey" siteUrl="https://adey.example" />;
    const { text } = await renderMail(element);
    await expect(text).toMatchFileSnapshot(`./approved/${mail.about}.${mail.locale}.txt`);
  },
);
