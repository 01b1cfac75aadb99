import { type AccountNotice, accountNoticeTexts } from '#cms/accounts/account-notices.texts.ts';
import type { Locale } from '#core/locale.ts';
import { MailFrame } from '#ui/email/mail-frame.tsx';
import { MailButton, MailHeading, MailLink, MailText } from '#ui/email/mail-parts.tsx';

const words = {
  password: {
    subject: 'A new password for your staff account',
    heading: 'Choose a new password',
    text: 'Somebody, probably you, asked for a new password for your staff account. The link works once, within the next hour.',
    button: 'Choose a password',
    otherwise: 'If it wasn’t you, you can ignore this mail. Your password stays as it is.',
  },
  invitation: {
    subject: 'Your staff account',
    heading: 'Welcome to the team',
    text: 'You now have an account to work on the website. Choose your own password to sign in. The link works once, within three days.',
    button: 'Choose a password',
    otherwise:
      'If the link has expired, ask for a new one under "Forgot password?" on the staff sign-in page.',
  },
} as const;

export type AccountLink = keyof typeof words;

type AccountLinkMailProps = { about: AccountLink; organisation: string; siteUrl: string };

/** Lets a member of staff choose a password. The placeholders in braces are filled in per recipient. */
export function AccountLinkMail({ about, organisation, siteUrl }: AccountLinkMailProps) {
  const { subject, heading, text, button, otherwise } = words[about];
  return (
    <MailFrame
      locale="en"
      title={subject}
      preview={text}
      organisation={organisation}
      siteUrl={siteUrl}
      footer={
        <>
          Staff sign in at{' '}
          <MailLink quiet href="{{admin}}">
            {'{{admin}}'}
          </MailLink>
          . This mail was sent automatically, and nobody reads replies to it.
        </>
      }
    >
      <MailHeading locale="en">{heading}</MailHeading>
      <MailText locale="en">{'Hello {{name}},'}</MailText>
      <MailText locale="en">{text}</MailText>
      <MailButton locale="en" href="{{link}}">
        {button}
      </MailButton>
      <MailText locale="en" quiet>
        {otherwise}
      </MailText>
    </MailFrame>
  );
}

type AccountNoticeMailProps = {
  about: AccountNotice;
  locale: Locale;
  organisation: string;
  siteUrl: string;
};

/** Tells staff about a change to their account. The placeholders in braces are filled in per recipient. */
export function AccountNoticeMail({ about, locale, organisation, siteUrl }: AccountNoticeMailProps) {
  const texts = accountNoticeTexts[locale];
  const { subject, heading, text } = texts[about];
  return (
    <MailFrame
      locale={locale}
      title={subject}
      preview={text}
      organisation={organisation}
      siteUrl={siteUrl}
      footer={texts.footer.replace('{admin}', '{{admin}}')}
    >
      <MailHeading locale={locale}>{heading}</MailHeading>
      <MailText locale={locale}>{texts.hello.replace('{name}', '{{name}}')}</MailText>
      <MailText locale={locale}>{text}</MailText>
      <MailText locale={locale}>{texts.you}</MailText>
      <MailText locale={locale}>{texts.notYou}</MailText>
    </MailFrame>
  );
}
