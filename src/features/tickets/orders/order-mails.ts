import type { PayloadRequest } from 'payload';
import { type CalendarEntry, calendarFile } from '#core/calendar-file.ts';
import { formatTime } from '#core/clock.ts';
import { formatDay } from '#core/dates.ts';
import { type Locale, localePath } from '#core/locale.ts';
import { formatMoneyInFull, type Money } from '#core/money.ts';
import { punctuation } from '#core/words.ts';
import { CHARITY_ZONE, clockAt } from '#core/zoned-time.ts';
import { printPaymentReference } from '#money/domain/payment-reference.ts';
import type { BankAccount } from '#money/settings/giving-settings.schema.ts';
import { env } from '#platform/env.ts';
import type { MailFile } from '#platform/mail/compose-message.ts';
import type { MailValues } from '#platform/mail/mail.rules.ts';
import { queueMail, queueNeededMail } from '#platform/mail/outbox.ts';
import { ORDER_PARAMETER, orderLink } from './order-link.ts';
import { admittingMails, orderMailTexts, type TicketMail } from './order-mail.texts.ts';
import type { Order } from './order-store.ts';
import type { SaleEvent } from './sale-event.ts';
import { groupTickets, printedTickets, type TicketGroup } from './ticket-groups.ts';

/** `2 × Adult, 1 × Family`. */
export const kindsInWords = (kinds: TicketGroup['kinds'], locale: Locale): string =>
  kinds
    .map(({ name, count }) =>
      orderMailTexts[locale].some.replace('{n}', String(count)).replace('{kind}', () => name),
    )
    .join(punctuation[locale].comma);

const separators = { en: '; ', am: '፤ ' } as const satisfies Record<Locale, string>;

/** `Coffee (Dec 05, 2026, 10:00): 2 × Adult`, for each event. */
export const ticketsInWords = (groups: readonly TicketGroup[], locale: Locale): string =>
  groups
    .map(({ name, event, kinds }) => {
      const when = event ? ` (${event.when})` : '';
      return `${name}${when}${punctuation[locale].colon}${kindsInWords(kinds, locale)}`;
    })
    .join(separators[locale]);

/** When a hold ends, where we are: the day and the time, on the clock of its readers. */
export function holdEnds(at: number, locale: Locale): string {
  const [day = '', time = ''] = clockAt(CHARITY_ZONE.id, new Date(at)).split('T');
  return `${formatDay(day, locale)}${punctuation[locale].comma}${formatTime(time.slice(0, 5), locale)}`;
}

/** Nothing else has the link that they contain. */
const neededMails: readonly TicketMail[] = ['tickets-held', 'tickets-received', 'tickets-asking'];

/** A payment that a mail is about; `account` is where a transfer goes. */
export type PaymentInMail = {
  amount: Money;
  reference: string;
  account?: BankAccount | null;
  /** A ticket that tells this mail from others about the same payment. */
  part?: string;
};

const accountWords = ({ holder, account, bank, bic }: BankAccount, locale: Locale): string =>
  [holder, account, bank, ...(bic ? [bic] : [])].join(punctuation[locale].comma);

/**
 * Queues the mail about an order, in the transaction that changes it. It contains nothing that was typed, because the
 * address may be somebody else's; only staff give a reason. `paid` is the payment it is about.
 */
export async function queueTicketMail(
  req: PayloadRequest,
  about: TicketMail,
  order: Order,
  events: readonly SaleEvent[],
  paid?: PaymentInMail,
  reason = '',
): Promise<void> {
  const { id, email, language, revision, heldUntil } = order;
  if (email === null) return;
  const groups = groupTickets(order.tickets, events);
  const entries = groups.flatMap(({ event }) => event?.entry ?? []);
  const words = groups.flatMap(({ event }) => event?.sale?.words.text || []);
  const isAdmitting = admittingMails.includes(about);
  const queue = neededMails.includes(about) ? queueNeededMail : queueMail;
  await queue(req, {
    kind: about,
    to: email,
    locale: language,
    subject: orderMailTexts[language][about].subject,
    data: {
      uid: id,
      tickets: ticketsInWords(groups, language),
      words: isAdmitting ? words.join(' ') : '',
      ...(about === 'tickets-withdrawn' && { reason: reason || orderMailTexts[language].noReason }),
      until: heldUntil === null ? '' : holdEnds(heldUntil, language),
      ...(isAdmitting && { printed: JSON.stringify(printedTickets(groups)) }),
      ...(paid && {
        amount: formatMoneyInFull(paid.amount, language),
        reference: printPaymentReference(paid.reference),
        account: paid.account ? accountWords(paid.account, language) : '',
      }),
      ...(isAdmitting && entries.length > 0 && { entries: JSON.stringify(entries) }),
    },
    secrets: {
      link:
        about === 'tickets-cancelled'
          ? new URL(localePath(language, '/events'), env.SITE_URL).href
          : orderLink(id, ORDER_PARAMETER, language),
    },
    dedupeKey: [about, ...(paid ? [paid.reference, ...(paid.part ? [paid.part] : [])] : [id, revision])].join(
      ':',
    ),
  });
}

/** The events of an order as a file for a calendar, from the values of its mail. */
export function attachCalendar({ entries }: MailValues, locale: Locale): MailFile[] {
  if (!entries) return [];
  const read = (JSON.parse(entries) as CalendarEntry[]).map(entry => ({
    ...entry,
    start: new Date(entry.start),
    end: entry.end && new Date(entry.end),
    changed: new Date(entry.changed),
  }));
  const content = Buffer.from(calendarFile(read, { locale }));
  return [{ filename: 'tickets.ics', contentType: 'text/calendar', content }];
}
