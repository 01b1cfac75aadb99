import { type AccountNotice, accountNoticeTexts } from '#cms/accounts/account-notices.texts.ts';
import type { Locale } from '#core/locale.ts';
import { MailFrame } from '#ui/email/mail-frame.tsx';
import { MailHeading, MailText } from '#ui/email/mail-parts.tsx';

type AccountNoticeMailProps = {
  about: AccountNotice;
  locale: Locale;
  organisation: string;
  siteUrl: string;
};

/** Tells staff of a change to their account. The places in braces are filled for each of them. */
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
