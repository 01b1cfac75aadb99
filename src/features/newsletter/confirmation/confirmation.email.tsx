import type { Locale } from '#core/locale.ts';
import { MailFrame } from '#ui/email/mail-frame.tsx';
import { MailButton, MailHeading, MailLink, MailText } from '#ui/email/mail-parts.tsx';
import { confirmationTexts } from './confirmation.texts.ts';

type ReaderMailProps = { locale: Locale; organisation: string; siteUrl: string };

/**
 * Asks the owner of an address to confirm. Contains nothing the submitter typed, not even the name: otherwise strangers
 * could send text of their own to people who never asked. The worker fills in `{{confirm}}`.
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

/** Welcomes a confirmed reader. The worker fills in `{{preferences}}` and `{{leave}}`. */
export function WelcomeMail({ locale, organisation, siteUrl }: ReaderMailProps) {
  const texts = confirmationTexts[locale].welcome;
  return (
    <MailFrame
      locale={locale}
      title={texts.subject}
      preview={texts.preview}
      organisation={organisation}
      siteUrl={siteUrl}
      footer={
        <>
          {texts.why}{' '}
          <MailLink href="{{leave}}" quiet>
            {texts.unsubscribe}
          </MailLink>
        </>
      }
    >
      <MailHeading locale={locale}>{texts.heading}</MailHeading>
      <MailText locale={locale}>{texts.confirmed}</MailText>
      <MailText locale={locale}>{texts.choose}</MailText>
      <MailButton locale={locale} href="{{preferences}}">
        {texts.preferences}
      </MailButton>
    </MailFrame>
  );
}
