import type { Locale } from '#core/locale.ts';
import { MailFrame } from '#ui/email/mail-frame.tsx';
import { MailButton, MailHeading, MailText } from '#ui/email/mail-parts.tsx';
import { donorTexts } from './donor.texts.ts';

type DonorLinkMailProps = { locale: Locale; organisation: string; siteUrl: string };

/** The mail with the link to one's gifts; the worker fills in `{{link}}`. */
export function DonorLinkMail({ locale, organisation, siteUrl }: DonorLinkMailProps) {
  const texts = donorTexts[locale];
  return (
    <MailFrame
      locale={locale}
      title={texts.title}
      preview={texts.asked}
      organisation={organisation}
      siteUrl={siteUrl}
      footer={texts.notYou}
    >
      <MailHeading locale={locale}>{texts.title}</MailHeading>
      <MailText locale={locale}>{texts.asked}</MailText>
      <MailButton locale={locale} href="{{link}}">
        {texts.button}
      </MailButton>
      <MailText locale={locale} quiet>
        {texts.validity}
      </MailText>
    </MailFrame>
  );
}
