import { type Locale, localePath } from '#core/locale.ts';
import { punctuation } from '#core/words.ts';
import { MailFrame } from '#ui/email/mail-frame.tsx';
import { MailButton, MailHeading, MailText } from '#ui/email/mail-parts.tsx';
import { donationTexts } from '../donation.texts.ts';
import { DONOR_PATH } from '../thanks-link.ts';
import { type DonorNotice, disputeLostKind, noticesTexts } from './notices.texts.ts';

type NoticeMailProps = {
  about: DonorNotice | typeof disputeLostKind;
  locale: Locale;
  organisation: string;
  siteUrl: string;
};

/**
 * Tells a donor about a refund, a month that failed or the end of a monthly donation, or staff about a lost
 * dispute. The worker fills in the values.
 */
export function NoticeMail({ about, locale, organisation, siteUrl }: NoticeMailProps) {
  const texts = noticesTexts[locale];
  const { title, next, why, button, href } = noticeParts(about, locale);
  return (
    <MailFrame
      locale={locale}
      title={title}
      preview={title}
      organisation={organisation}
      siteUrl={siteUrl}
      footer={why}
    >
      <MailHeading locale={locale}>{texts.heading}</MailHeading>
      <MailText locale={locale}>{'{{what}}'}</MailText>
      <MailText locale={locale}>{next}</MailText>
      <MailText locale={locale}>{`${texts.purpose}${punctuation[locale].colon}{{purpose}}`}</MailText>
      <MailText locale={locale}>{`${texts.reference}${punctuation[locale].colon}{{reference}}`}</MailText>
      <MailButton
        locale={locale}
        href={href.startsWith('/') ? `${siteUrl}${localePath(locale, href)}` : href}
      >
        {button}
      </MailButton>
    </MailFrame>
  );
}

function noticeParts(about: NoticeMailProps['about'], locale: Locale) {
  const texts = noticesTexts[locale];
  const toDonations = { button: donationTexts[locale].find, href: DONOR_PATH };
  const again = { button: texts.endedAgain, href: '/donate' };
  switch (about) {
    case 'gift-refunded':
      return {
        title: texts.refundedSubject,
        next: texts.refundedNext,
        why: texts.refundedWhy,
        ...toDonations,
      };
    case 'refund-paid':
      return { title: texts.refundedSubject, next: texts.paidNext, why: texts.refundedWhy, ...toDonations };
    case 'refund-failed': {
      const toUs = { button: texts.backWrite, href: '/contact' };
      return { title: texts.backSubject, next: texts.backNext, why: texts.backWhy, ...toUs };
    }
    case 'transfer-returned':
      return { title: texts.bankSubject, next: texts.bankNext, why: texts.bankWhy, ...again };
    case 'month-failed':
      return { title: texts.monthSubject, next: texts.monthNext, why: texts.monthWhy, ...toDonations };
    case 'monthly-ended':
      return { title: texts.endedSubject, next: texts.endedNext, why: texts.endedWhy, ...again };
    case disputeLostKind: {
      const open = { button: texts.lostOpen, href: '{{page}}' };
      return { title: texts.lostSubject, next: texts.lostNext, why: texts.lostWhy, ...open };
    }
  }
}
