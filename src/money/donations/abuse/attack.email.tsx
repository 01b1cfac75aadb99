import type { Locale } from '#core/locale.ts';
import { MailFrame } from '#ui/email/mail-frame.tsx';
import { MailButton, MailHeading, MailText } from '#ui/email/mail-parts.tsx';
import { attackMailTexts } from './attack-mail.texts.ts';

type AttackMailProps = { locale: Locale; organisation: string; siteUrl: string };

/** Tells an admin about an attack on the donation form. The worker fills in the values. */
export function AttackMail({ locale, organisation, siteUrl }: AttackMailProps) {
  const texts = attackMailTexts[locale];
  return (
    <MailFrame
      locale={locale}
      title={texts.heading}
      preview={texts.preview}
      organisation={organisation}
      siteUrl={siteUrl}
      footer={texts.footer}
    >
      <MailHeading locale={locale}>{texts.heading}</MailHeading>
      <MailText locale={locale}>{texts.hello.replace('{name}', '{{name}}')}</MailText>
      <MailText locale={locale}>{'{{says}}'}</MailText>
      <MailText locale={locale}>{texts.whatNow}</MailText>
      <MailButton locale={locale} href="{{page}}">
        {texts.button}
      </MailButton>
    </MailFrame>
  );
}
