import type { Locale } from '#core/locale.ts';
import { MailFrame } from '#ui/email/mail-frame.tsx';
import { MailHeading, MailText } from '#ui/email/mail-parts.tsx';
import { transferTexts } from './transfer.texts.ts';

type TransferMailProps = { locale: Locale; organisation: string; siteUrl: string };

const lines = ['amount', 'reference', 'holder', 'account', 'bank'] as const;

/** The mail with the details of a bank transfer. The worker fills in the values. */
export function TransferMail({ locale, organisation, siteUrl }: TransferMailProps) {
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
      <MailHeading locale={locale}>{texts.heading.replace('{name}', '{{name}}')}</MailHeading>
      <MailText locale={locale}>{texts.words}</MailText>
      {lines.map(line => (
        <MailText key={line} locale={locale}>
          {`${texts[line]}: {{${line}}}`}
        </MailText>
      ))}
    </MailFrame>
  );
}
