import { type AccountNotice, accountNoticeTexts } from '#cms/accounts/account-notices.texts.ts';
import { approvalMailTexts } from '#cms/approvals/approval-mails.texts.ts';
import type { Locale } from '#core/locale.ts';
import { MailFrame } from '#ui/email/mail-frame.tsx';
import { MailButton, MailHeading, MailLink, MailText } from '#ui/email/mail-parts.tsx';
import { backupMailTexts } from './backup-mail.texts.ts';

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

type ApprovalMailProps = { locale: Locale; organisation: string; siteUrl: string };

/** Turns the placeholders of a text into those filled in per recipient: {name} becomes {{name}}. */
const placed = (text: string) => text.replace(/\{(\w+)\}/g, '{{$1}}');

/** Asks somebody to approve a text, with the link. */
export function ApprovalAskedMail({ locale, ...head }: ApprovalMailProps) {
  const texts = approvalMailTexts[locale].asked;
  return (
    <MailFrame locale={locale} title={texts.heading} preview={texts.heading} footer={texts.footer} {...head}>
      <MailHeading locale={locale}>{texts.heading}</MailHeading>
      <MailText locale={locale}>{placed(texts.hello)}</MailText>
      <MailText locale={locale}>{placed(texts.text)}</MailText>
      <MailText locale={locale}>{'{{note}}'}</MailText>
      <MailButton locale={locale} href="{{link}}">
        {texts.button}
      </MailButton>
      <MailText locale={locale} quiet>
        {placed(texts.once)}
      </MailText>
    </MailFrame>
  );
}

/** Sends the answer to the person who asked, or a request to those who may publish. */
export function ApprovalMail({
  about,
  locale,
  ...head
}: ApprovalMailProps & { about: 'answered' | 'requested' }) {
  const texts = approvalMailTexts[locale][about];
  return (
    <MailFrame locale={locale} title={texts.heading} preview={texts.heading} footer={texts.footer} {...head}>
      <MailHeading locale={locale}>{texts.heading}</MailHeading>
      <MailText locale={locale}>{placed(texts.hello)}</MailText>
      <MailText locale={locale}>{'{{says}}'}</MailText>
      <MailText locale={locale}>{'{{words}}'}</MailText>
      <MailButton locale={locale} href="{{page}}">
        {texts.button}
      </MailButton>
    </MailFrame>
  );
}

type BackupMailProps = { about: 'trouble' | 'well'; locale: Locale; organisation: string; siteUrl: string };

/** Tells an admin that backups fail or work again. The placeholders in braces are filled in per recipient. */
export function BackupMail({ about, locale, organisation, siteUrl }: BackupMailProps) {
  const texts = backupMailTexts[locale];
  const { heading, preview } = texts[about];
  return (
    <MailFrame
      locale={locale}
      title={heading}
      preview={preview}
      organisation={organisation}
      siteUrl={siteUrl}
      footer={texts.footer}
    >
      <MailHeading locale={locale}>{heading}</MailHeading>
      <MailText locale={locale}>{texts.hello.replace('{name}', '{{name}}')}</MailText>
      {about === 'trouble' ? (
        <>
          <MailText locale={locale}>{'{{says}}'}</MailText>
          <MailText locale={locale}>{texts.reason.replace('{reason}', '{{reason}}')}</MailText>
          <MailText locale={locale}>{texts.whatNow}</MailText>
        </>
      ) : (
        <MailText locale={locale}>{texts.well.text}</MailText>
      )}
      <MailButton locale={locale} href="{{page}}">
        {texts.button}
      </MailButton>
    </MailFrame>
  );
}
