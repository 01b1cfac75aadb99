import { type Locale, localePath } from '#core/locale.ts';
import { punctuation } from '#core/words.ts';
import { donationTexts } from '#money/donations/donation.texts.ts';
import { DONOR_PATH } from '#money/donations/thanks-link.ts';
import { MailFrame } from '#ui/email/mail-frame.tsx';
import { MailButton, MailHeading, MailText } from '#ui/email/mail-parts.tsx';
import { donorTexts } from './donor.texts.ts';
import { monthlyTexts } from './monthly/monthly.texts.ts';

type DonorLinkMailProps = { locale: Locale; organisation: string; siteUrl: string };

/** The mail with the link to the donors' page. The worker fills in `{{link}}`. */
export function DonorLinkMail({ locale, organisation, siteUrl }: DonorLinkMailProps) {
  const texts = donorTexts[locale];
  return (
    <MailFrame
      locale={locale}
      title={texts.title}
      preview={texts.asked}
      organisation={organisation}
      siteUrl={siteUrl}
      footer={texts.notYou}
    >
      <MailHeading locale={locale}>{texts.title}</MailHeading>
      <MailText locale={locale}>{texts.asked}</MailText>
      <MailButton locale={locale} href="{{link}}">
        {texts.button}
      </MailButton>
      <MailText locale={locale} quiet>
        {texts.validity}
      </MailText>
    </MailFrame>
  );
}

type MonthlyMailProps = { locale: Locale; organisation: string; siteUrl: string };

/** Confirms a change of a monthly donation. The worker fills in the values. */
export function MonthlyMail({ locale, organisation, siteUrl }: MonthlyMailProps) {
  const texts = monthlyTexts[locale];
  return (
    <MailFrame
      locale={locale}
      title={texts.subject}
      preview={texts.subject}
      organisation={organisation}
      siteUrl={siteUrl}
      footer={texts.mailWhy}
    >
      <MailHeading locale={locale}>{texts.heading}</MailHeading>
      <MailText locale={locale}>{'{{what}}'}</MailText>
      <MailText locale={locale}>{`${texts.mailAmount}${punctuation[locale].colon}{{amount}}`}</MailText>
      <MailText locale={locale}>{`${texts.mailPurpose}${punctuation[locale].colon}{{purpose}}`}</MailText>
      <MailButton locale={locale} href={`${siteUrl}${localePath(locale, DONOR_PATH)}`}>
        {donationTexts[locale].find}
      </MailButton>
    </MailFrame>
  );
}
