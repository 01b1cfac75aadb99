import { type Locale, localePath } from '#core/locale.ts';
import { punctuation } from '#core/words.ts';
import { MailFrame } from '#ui/email/mail-frame.tsx';
import { MailButton, MailHeading, MailText } from '#ui/email/mail-parts.tsx';
import { donationTexts } from './donation.texts.ts';
import { honourCardTexts, receiptTexts, transferTexts } from './donation-mail.texts.ts';
import { DONOR_PATH } from './thanks-link.ts';

type MailProps = { locale: Locale; organisation: string; siteUrl: string };

const receiptLines = ['number', 'amount', 'day', 'purpose', 'reference'] as const;

/**
 * The receipt of a donation; only the attached PDF names the donor, because the address may be somebody else’s. The worker fills in
 * its values.
 */
export function ReceiptMail({ locale, organisation, siteUrl }: MailProps) {
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
      <MailHeading locale={locale}>{texts.heading}</MailHeading>
      <MailText locale={locale}>{texts.arrived}</MailText>
      <MailText locale={locale}>{texts.attached}</MailText>
      {receiptLines.map(line => (
        <MailText key={line} locale={locale}>
          {`${texts[line]}${punctuation[locale].colon}{{${line}}}`}
        </MailText>
      ))}
      <MailButton locale={locale} href={`${siteUrl}${localePath(locale, DONOR_PATH)}`}>
        {donationTexts[locale].find}
      </MailButton>
    </MailFrame>
  );
}

const transferLines = ['amount', 'reference', 'holder', 'account', 'bank'] as const;

/**
 * The mail with the details of a bank transfer, without anything that was typed: nobody has paid yet. The worker fills in the
 * values.
 */
export function TransferMail({ locale, organisation, siteUrl }: MailProps) {
  const texts = transferTexts[locale];
  return (
    <MailFrame
      locale={locale}
      title={texts.subject.replace('{amount}', '{{amount}}')}
      preview={texts.words}
      organisation={organisation}
      siteUrl={siteUrl}
      footer={texts.why}
    >
      <MailHeading locale={locale}>{texts.heading}</MailHeading>
      <MailText locale={locale}>{texts.words}</MailText>
      {transferLines.map(line => (
        <MailText key={line} locale={locale}>
          {`${texts[line]}${punctuation[locale].colon}{{${line}}}`}
        </MailText>
      ))}
    </MailFrame>
  );
}

/** The card for the person whom a donation honours. It has no amount. The worker fills in the values. */
export function HonourCardMail({ locale, organisation, siteUrl }: MailProps) {
  const texts = honourCardTexts[locale];
  const given = texts.given.replace('{organisation}', () => organisation);
  return (
    <MailFrame
      locale={locale}
      title={texts.subject}
      preview={given}
      organisation={organisation}
      siteUrl={siteUrl}
      footer={texts.why}
    >
      <MailHeading locale={locale}>{texts.heading}</MailHeading>
      <MailText locale={locale}>{given}</MailText>
      <MailText locale={locale}>{'{{line}}'}</MailText>
      <MailButton locale={locale} href={`${siteUrl}${localePath(locale, '/')}`}>
        {texts.visit}
      </MailButton>
    </MailFrame>
  );
}
