import type { Locale } from '#core/locale.ts';
import { MailFrame } from '#ui/email/mail-frame.tsx';
import { MailButton, MailHeading, MailText } from '#ui/email/mail-parts.tsx';
import { backupMailTexts } from './backup-mail.texts.ts';

type BackupMailProps = { about: 'trouble' | 'well'; locale: Locale; organisation: string; siteUrl: string };

/** Tells an admin that backups fail or work again. The placeholders in braces are filled in per recipient. */
export function BackupMail({ about, locale, organisation, siteUrl }: BackupMailProps) {
  const texts = backupMailTexts[locale];
  const { heading, preview } = texts[about];
  return (
    <MailFrame
      locale={locale}
      title={heading}
      preview={preview}
      organisation={organisation}
      siteUrl={siteUrl}
      footer={texts.footer}
    >
      <MailHeading locale={locale}>{heading}</MailHeading>
      <MailText locale={locale}>{texts.hello.replace('{name}', '{{name}}')}</MailText>
      {about === 'trouble' ? (
        <>
          <MailText locale={locale}>{'{{says}}'}</MailText>
          <MailText locale={locale}>{texts.reason.replace('{reason}', '{{reason}}')}</MailText>
          <MailText locale={locale}>{texts.whatNow}</MailText>
        </>
      ) : (
        <MailText locale={locale}>{texts.well.text}</MailText>
      )}
      <MailButton locale={locale} href="{{page}}">
        {texts.button}
      </MailButton>
    </MailFrame>
  );
}
