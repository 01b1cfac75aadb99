import { describe, expect, it } from 'vitest';
import { locales } from '#core/locale.ts';
import { renderMail } from '#ui/email/render-mail.ts';
import { codeWords } from '../health/health-words.ts';
import { BackupMail } from './backup-mail.email.tsx';
import { backupMailTexts } from './backup-mail.texts.ts';

describe.each(locales)('the mail to admins about backups, in %s', locale => {
  it.each(['trouble', 'well'] as const)(
    'says what was approved of %s (vitest -u writes it anew)',
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

it.each(['failing', 'old', 'unreadable'] as const)('the health page says the same of %s', code => {
  expect(codeWords[`backups-${code}`]?.problem).toBe(backupMailTexts.en.problems[code]);
});
