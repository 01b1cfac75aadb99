import { approvalMailTexts } from '#cms/approvals/approval-mails.texts.ts';
import type { Locale } from '#core/locale.ts';
import { MailFrame } from '#ui/email/mail-frame.tsx';
import { MailButton, MailHeading, MailText } from '#ui/email/mail-parts.tsx';

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
