import type { Locale } from '#core/locale.ts';
import { MailFrame } from '#ui/email/mail-frame.tsx';
import { MailButton, MailHeading, MailText } from '#ui/email/mail-parts.tsx';
import { admittingMails, orderMailTexts, type TicketMail } from './order-mail.texts.ts';

type TicketsMailProps = { about: TicketMail; locale: Locale; organisation: string; siteUrl: string };

/** A mail about the tickets of an order. The worker fills in the values. */
export function TicketsMail({ about, locale, ...letterhead }: TicketsMailProps) {
  const { heading, lead, button, why } = orderMailTexts[locale][about];
  return (
    <MailFrame locale={locale} title={heading} preview={lead} footer={why} {...letterhead}>
      <MailHeading locale={locale}>{heading}</MailHeading>
      <MailText locale={locale}>{lead}</MailText>
      <MailText locale={locale}>{'{{tickets}}'}</MailText>
      {admittingMails.includes(about) && <MailText locale={locale}>{'{{words}}'}</MailText>}
      <MailButton locale={locale} href="{{link}}">
        {button}
      </MailButton>
    </MailFrame>
  );
}
