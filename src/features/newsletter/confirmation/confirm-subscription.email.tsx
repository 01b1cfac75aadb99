import type { Locale } from '#core/locale.ts';
import { MailFrame } from '#ui/email/mail-frame.tsx';
import { MailButton, MailHeading, MailText } from '#ui/email/mail-parts.tsx';
import { confirmationTexts } from './confirmation.texts.ts';

type ReaderMailProps = { locale: Locale; organisation: string; siteUrl: string };

/**
 * Asks whoever reads at an address whether they want to be written to. Nothing in it comes from whoever typed the
 * address, not even the name: it would reach people who never asked. `{{confirm}}` is filled in for each.
 */
export function ConfirmMail({ locale, organisation, siteUrl }: ReaderMailProps) {
  const texts = confirmationTexts[locale].mail;
  return (
    <MailFrame
      locale={locale}
      title={texts.subject}
      preview={texts.preview}
      organisation={organisation}
      siteUrl={siteUrl}
      footer={texts.notYou}
    >
      <MailHeading locale={locale}>{texts.heading}</MailHeading>
      <MailText locale={locale}>{texts.requested}</MailText>
      <MailText locale={locale}>{texts.press}</MailText>
      <MailButton locale={locale} href="{{confirm}}">
        {texts.confirm}
      </MailButton>
      <MailText locale={locale} quiet>
        {texts.validity}
      </MailText>
    </MailFrame>
  );
}
