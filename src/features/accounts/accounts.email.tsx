import { type Locale, localePath } from '#core/locale.ts';
import { MailFrame } from '#ui/email/mail-frame.tsx';
import { MailButton, MailHeading, MailText } from '#ui/email/mail-parts.tsx';
import { accountPaths } from './account-paths.ts';
import { mailLinkTexts } from './mail-link.texts.ts';
import { type PasskeyChange, passkeyMailTexts } from './passkey/passkey-mail.texts.ts';
import { linkTtlMinutes } from './sign-in.rules.ts';

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
