import { describe, expect, it } from 'vitest';
import { accountNotices } from '#cms/accounts/account-notices.texts.ts';
import { locales } from '#core/locale.ts';
import { renderMail } from '#ui/email/render-mail.ts';
import { codeWords } from '../health/health-words.ts';
import { backupMailTexts } from './backup-mail.texts.ts';
import {
  AccountLinkMail,
  AccountNoticeMail,
  ApprovalAskedMail,
  ApprovalMail,
  BackupMail,
} from './staff-mails.email.tsx';

it.each(['password', 'invitation'] as const)(
  'the mail about %s matches its approved text (vitest -u updates it)',
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

const head = { organisation: 'Adey', siteUrl: 'https://adey.example' };

it.each(locales)(
  'the mails about approval match the approved texts in %s (vitest -u updates them)',
  async locale => {
    const asked = await renderMail(<ApprovalAskedMail locale={locale} {...head} />);
    await expect(asked.text).toMatchFileSnapshot(`./approved/approval-asked.${locale}.txt`);
    const answered = await renderMail(<ApprovalMail about="answered" locale={locale} {...head} />);
    await expect(answered.text).toMatchFileSnapshot(`./approved/approval-answered.${locale}.txt`);
    const requested = await renderMail(<ApprovalMail about="requested" locale={locale} {...head} />);
    await expect(requested.text).toMatchFileSnapshot(`./approved/publish-asked.${locale}.txt`);
  },
);

describe.each(locales)('the mail to admins about backups, in %s', locale => {
  it.each(['trouble', 'well'] as const)(
    'the mail about backups matches the approved text of %s (vitest -u updates it)',
    async about => {
      const mail = (
        <BackupMail about={about} locale={locale} organisation="Adey" siteUrl="https://adey.example" />
      );
      await expect((await renderMail(mail)).text).toMatchFileSnapshot(
        `./approved/backup-${about}.${locale}.txt`,
      );
    },
  );
});

it.each(['failing', 'old', 'unreadable'] as const)(
  'the health page describes %s backups in the words of the mail',
  code => {
    expect(codeWords[`backups-${code}`]?.problem).toBe(backupMailTexts.en.problems[code]);
  },
);
