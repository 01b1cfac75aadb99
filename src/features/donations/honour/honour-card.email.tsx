import { type Locale, localePath } from '#core/locale.ts';
import { MailFrame } from '#ui/email/mail-frame.tsx';
import { MailButton, MailHeading, MailText } from '#ui/email/mail-parts.tsx';
import { honourCardTexts } from './honour-card.texts.ts';

type HonourCardProps = { locale: Locale; organisation: string; siteUrl: string };

/** The card for the person whom a donation honours. It has no amount. The worker fills in the values. */
export function HonourCardMail({ locale, organisation, siteUrl }: HonourCardProps) {
  const texts = honourCardTexts[locale];
  const given = texts.given.replace('{organisation}', () => organisation);
  return (
    <MailFrame
      locale={locale}
      title={texts.subject}
      preview={given}
      organisation={organisation}
      siteUrl={siteUrl}
      footer={texts.why}
    >
      <MailHeading locale={locale}>{texts.heading}</MailHeading>
      <MailText locale={locale}>{given}</MailText>
      <MailText locale={locale}>{'{{line}}'}</MailText>
      <MailButton locale={locale} href={`${siteUrl}${localePath(locale, '/')}`}>
        {texts.visit}
      </MailButton>
    </MailFrame>
  );
}
