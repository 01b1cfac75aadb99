import { expect, it } from 'vitest';
import { renderMail } from '#ui/email/render-mail.ts';
import { AccountLinkMail } from './account-link.email.tsx';

it.each(['password', 'invitation'] as const)(
  'the mail about %s says what was approved (vitest -u writes it anew)',
  async about => {
    const mail = <AccountLinkMail about={about} organisation="Adey" siteUrl="https://adey.example" />;
    await expect((await renderMail(mail)).text).toMatchFileSnapshot(`./approved/${about}.en.txt`);
  },
);
