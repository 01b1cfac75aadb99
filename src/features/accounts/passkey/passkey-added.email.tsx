import { type Locale, localePath } from '#core/locale.ts';
import { MailFrame } from '#ui/email/mail-frame.tsx';
import { MailButton, MailHeading, MailText } from '#ui/email/mail-parts.tsx';
import { accountPaths } from '../account-paths.ts';
import { passkeyMailTexts } from './passkey-mail.texts.ts';

type PasskeyAddedMailProps = { locale: Locale; organisation: string; siteUrl: string };

/**
 * Notifies an account's owner of a new passkey. Leaves out its name, because text written by others must not be in our
 * mail.
 */
export function PasskeyAddedMail({ locale, organisation, siteUrl }: PasskeyAddedMailProps) {
  const texts = passkeyMailTexts[locale];
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
      <MailText locale={locale}>{texts.added}</MailText>
      <MailText locale={locale}>{texts.you}</MailText>
      <MailText locale={locale}>{texts.notYou}</MailText>
      <MailButton locale={locale} href={`${siteUrl}${localePath(locale, accountPaths.dashboard)}`}>
        {texts.button}
      </MailButton>
    </MailFrame>
  );
}
