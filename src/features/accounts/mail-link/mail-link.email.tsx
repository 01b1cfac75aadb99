import type { Locale } from '#core/locale.ts';
import { MailFrame } from '#ui/email/mail-frame.tsx';
import { MailButton, MailHeading, MailText } from '#ui/email/mail-parts.tsx';
import { linkTtlMinutes } from './mail-link.rules.ts';
import { mailLinkTexts } from './mail-link.texts.ts';

type MailLinkMailProps = { locale: Locale; organisation: string; siteUrl: string };

/**
 * The mail with a sign-in link; the worker fills in `{{link}}`. It does not reveal whether the address has an account,
 * because the recipient may not have requested it.
 */
export function MailLinkMail({ locale, organisation, siteUrl }: MailLinkMailProps) {
  const texts = mailLinkTexts[locale].mail;
  const holding = (text: string) => text.replace('{minutes}', String(linkTtlMinutes));
  return (
    <MailFrame
      locale={locale}
      title={texts.heading}
      preview={holding(texts.preview)}
      organisation={organisation}
      siteUrl={siteUrl}
      footer={texts.notYou}
    >
      <MailHeading locale={locale}>{texts.heading}</MailHeading>
      <MailText locale={locale}>{texts.requested}</MailText>
      <MailText locale={locale}>{texts.press}</MailText>
      <MailButton locale={locale} href="{{link}}">
        {texts.button}
      </MailButton>
      <MailText locale={locale} quiet>
        {holding(texts.validity)}
      </MailText>
    </MailFrame>
  );
}
