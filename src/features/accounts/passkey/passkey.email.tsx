import { type Locale, localePath } from '#core/locale.ts';
import { MailFrame } from '#ui/email/mail-frame.tsx';
import { MailButton, MailHeading, MailText } from '#ui/email/mail-parts.tsx';
import { accountPaths } from '../account-paths.ts';
import { type PasskeyChange, passkeyMailTexts } from './passkey-mail.texts.ts';

type PasskeyMailProps = { locale: Locale; change: PasskeyChange; organisation: string; siteUrl: string };

/**
 * Notifies an account's owner of a new passkey, or that the charity removed theirs. Leaves out its name, because text
 * written by others must not be in our mail.
 */
export function PasskeyMail({ locale, change, organisation, siteUrl }: PasskeyMailProps) {
  const texts = passkeyMailTexts[locale][change];
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
      {texts.paragraphs.map(paragraph => (
        <MailText key={paragraph} locale={locale}>
          {paragraph}
        </MailText>
      ))}
      <MailButton locale={locale} href={`${siteUrl}${localePath(locale, accountPaths.dashboard)}`}>
        {texts.button}
      </MailButton>
    </MailFrame>
  );
}
