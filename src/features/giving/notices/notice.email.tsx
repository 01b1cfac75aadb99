import { type Locale, localePath } from '#core/locale.ts';
import { MailFrame } from '#ui/email/mail-frame.tsx';
import { MailButton, MailHeading, MailText } from '#ui/email/mail-parts.tsx';
import { GIVERS_PATH } from '../givers/giver-link.ts';
import { giversTexts } from '../givers/givers.texts.ts';
import { type GivingNotice, noticesTexts } from './notices.texts.ts';

type NoticeMailProps = { about: GivingNotice; locale: Locale; organisation: string; siteUrl: string };

/** Tells a giver that money went back, or that a month could not be taken. The worker fills in its values. */
export function NoticeMail({ about, locale, organisation, siteUrl }: NoticeMailProps) {
  const texts = noticesTexts[locale];
  const isRefund = about === 'gift-refunded';
  const title = isRefund ? texts.refundedSubject : texts.monthSubject;
  return (
    <MailFrame
      locale={locale}
      title={title}
      preview={title}
      organisation={organisation}
      siteUrl={siteUrl}
      footer={isRefund ? texts.refundedWhy : texts.monthWhy}
    >
      <MailHeading locale={locale}>{texts.heading}</MailHeading>
      <MailText locale={locale}>{'{{what}}'}</MailText>
      <MailText locale={locale}>{isRefund ? texts.refundedNext : texts.monthNext}</MailText>
      <MailText locale={locale}>{`${texts.purpose}: {{purpose}}`}</MailText>
      <MailText locale={locale}>{`${texts.reference}: {{reference}}`}</MailText>
      <MailButton locale={locale} href={`${siteUrl}${localePath(locale, GIVERS_PATH)}`}>
        {giversTexts[locale].find}
      </MailButton>
    </MailFrame>
  );
}
