import { type Locale, localePath } from '#core/locale.ts';
import { MailFrame } from '#ui/email/mail-frame.tsx';
import { MailButton, MailHeading, MailText } from '#ui/email/mail-parts.tsx';
import { donationTexts } from '../donation.texts.ts';
import { DONOR_PATH } from '../thanks-link.ts';
import { receiptTexts } from './receipt.texts.ts';

type ReceiptMailProps = { locale: Locale; organisation: string; siteUrl: string };

const lines = ['number', 'amount', 'day', 'purpose', 'reference'] as const;

/** The receipt of a gift. The worker fills in its values. */
export function ReceiptMail({ locale, organisation, siteUrl }: ReceiptMailProps) {
  const texts = receiptTexts[locale];
  return (
    <MailFrame
      locale={locale}
      title={texts.subject.replace('{amount}', '{{amount}}')}
      preview={texts.arrived}
      organisation={organisation}
      siteUrl={siteUrl}
      footer={texts.why}
    >
      <MailHeading locale={locale}>{texts.heading.replace('{name}', '{{name}}')}</MailHeading>
      <MailText locale={locale}>{texts.arrived}</MailText>
      <MailText locale={locale}>{texts.attached}</MailText>
      {lines.map(line => (
        <MailText key={line} locale={locale}>
          {`${texts[line]}: {{${line}}}`}
        </MailText>
      ))}
      <MailButton locale={locale} href={`${siteUrl}${localePath(locale, DONOR_PATH)}`}>
        {donationTexts[locale].find}
      </MailButton>
    </MailFrame>
  );
}
