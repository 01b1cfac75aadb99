import { type Locale, localePath } from '#core/locale.ts';
import { donationTexts } from '#features/donations/donation.texts.ts';
import { DONOR_PATH } from '#features/donations/thanks-link.ts';
import { MailFrame } from '#ui/email/mail-frame.tsx';
import { MailButton, MailHeading, MailText } from '#ui/email/mail-parts.tsx';
import { monthlyTexts } from './monthly.texts.ts';

type MonthlyMailProps = { locale: Locale; organisation: string; siteUrl: string };

/** Confirms what a giver did with their monthly gift. The worker fills in its values. */
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
      <MailHeading locale={locale}>{texts.heading.replace('{name}', '{{name}}')}</MailHeading>
      <MailText locale={locale}>{'{{what}}'}</MailText>
      <MailText locale={locale}>{`${texts.mailAmount}: {{amount}}`}</MailText>
      <MailText locale={locale}>{`${texts.mailPurpose}: {{purpose}}`}</MailText>
      <MailButton locale={locale} href={`${siteUrl}${localePath(locale, DONOR_PATH)}`}>
        {donationTexts[locale].find}
      </MailButton>
    </MailFrame>
  );
}
