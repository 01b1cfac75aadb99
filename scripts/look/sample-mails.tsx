import type { ReactElement } from 'react';
import type { Locale } from '#core/locale.ts';
import { ConfirmMail, WelcomeMail } from '#features/newsletter/confirmation/confirmation.email.tsx';
import { IssueMail } from '#features/newsletter/issues/issue.email.tsx';
import { LetterMail } from '#features/tickets/letters/letter.email.tsx';
import { TicketsMail } from '#features/tickets/orders/order.email.tsx';
import { ticketMails } from '#features/tickets/orders/order-mail.texts.ts';
import { AccountLinkMail } from '#staff/mails/staff-mails.email.tsx';
import { specimenIssue, specimenPictures } from '../../tests/support/specimen-issue.ts';

/** A mail of the product, written for a reader. */
export type SampleMail = { name: string; locale: Locale; mail: ReactElement };

const letterhead = { organisation: 'Adey', siteUrl: 'https://adey.example' };

/** Values of the placeholders. */
export const sampleValues: Record<string, string> = {
  name: 'Liya',
  confirm: 'https://adey.example/send/confirm?reader=7',
  preferences: 'https://adey.example/send/preferences?reader=7',
  leave: 'https://adey.example/send/leave?reader=7',
  admin: 'https://staff.adey.example',
  link: 'https://staff.adey.example/admin/reset/7',
  tickets: 'Coffee (Dec 05, 2026, 10:00): 2 × Adult, 1 × Family',
  words: 'Ring twice.',
  until: 'Nov 30, 2026, 10:00',
  amount: 'ETB 600.00',
  reference: 'RF18 5390 0754 7034',
  account: 'Adey, 1000123456789, Bank of Addis',
  reason: 'The hall is smaller than planned.',
};

const letter = {
  audience: { to: 'all', of: null },
  words: {
    en: { subject: 'Where to park', message: 'Behind the school.\n\nThe gate opens at nine.' },
    am: { subject: 'የመኪና ማቆሚያ', message: 'ከትምህርት ቤቱ ጀርባ።\n\nበሩ በሦስት ሰዓት ይከፈታል።' },
  },
} as const;

/** Every mail there is in a language; mails to staff are English only. */
export function mailsIn(locale: Locale): SampleMail[] {
  const issue = { content: specimenIssue, locale, slug: 'a-medicine', pictures: specimenPictures };
  const toReaders = [
    { name: 'confirm', mail: <ConfirmMail locale={locale} {...letterhead} /> },
    { name: 'welcome', mail: <WelcomeMail locale={locale} {...letterhead} /> },
    { name: 'issue-full', mail: <IssueMail {...issue} edition="full" {...letterhead} /> },
    ...ticketMails.map(about => ({
      name: about,
      mail: <TicketsMail about={about} locale={locale} {...letterhead} />,
    })),
    { name: 'tickets-letter', mail: <LetterMail letter={letter} locale={locale} {...letterhead} /> },
    { name: 'issue-light', mail: <IssueMail {...issue} edition="light" {...letterhead} /> },
  ];
  const toStaff = [
    { name: 'password', mail: <AccountLinkMail about="password" {...letterhead} /> },
    { name: 'invitation', mail: <AccountLinkMail about="invitation" {...letterhead} /> },
  ];
  return [...toReaders, ...(locale === 'en' ? toStaff : [])].map(one => ({ ...one, locale }));
}
