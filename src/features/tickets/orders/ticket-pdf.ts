import { formatEthiopian } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import type { Words } from '#core/words.ts';
import type { MailFile } from '#platform/mail/compose-message.ts';
import type { MailValues } from '#platform/mail/mail.rules.ts';
import { openPaper, type Part } from '#ui/pdf/pdf-paper.ts';
import { ticketCode, typedTicketCode } from '../codes/ticket-code.ts';
import { showTypedCode } from '../codes/typed-code.rules.ts';
import { orderTexts } from './order.texts.ts';
import { ticketPageTexts } from './ticket.texts.ts';
import type { PrintedTicket } from './ticket-groups.ts';

type Paper = { locale: Locale; organisation: string; made: Date };

/** The tickets as PDF, each on a page of its own. The same tickets give the same bytes. */
export function writeTicketsPdf(
  tickets: readonly PrintedTicket[],
  { locale, organisation, made }: Paper,
): Promise<Buffer> {
  const texts = ticketPageTexts[locale];
  const say = ({ text, lang = locale }: Words): Part => ({ text, lang });
  const paper = openPaper({ title: orderTexts[locale].orderTitle, author: organisation, lang: locale, made });
  for (const [index, ticket] of tickets.entries()) {
    if (index > 0) paper.page();
    paper.heading(1, say(ticket.heading));
    paper.paragraph(say({ text: organisation }));
    paper.space(10);
    paper.row(say({ text: texts.ticket }), say(ticket.kindName));
    paper.row(
      say({ text: orderTexts[locale].when }),
      say({ text: ticket.when }),
      ...ethiopian(ticket, locale),
    );
    if (ticket.place) paper.row(say({ text: orderTexts[locale].where }), say(ticket.place));
    const typed = showTypedCode(typedTicketCode(ticket));
    paper.row(say({ text: texts.code }), say({ text: typed }));
    paper.space(16);
    paper.code(ticketCode(ticket), say({ text: texts.picture.replace('{code}', typed) }));
    paper.space(10);
    paper.paragraph(say({ text: texts.showIt }));
  }
  return paper.finish();
}

/** The day in the Ethiopian calendar too; the Amharic words have both already. */
function ethiopian({ start, timeZone }: PrintedTicket, locale: Locale): Part[] {
  if (locale === 'am') return [];
  const day = formatEthiopian(new Date(start), { timeZone });
  return [
    { text: ' · ', lang: 'en' },
    { text: day, lang: 'am' },
  ];
}

/** The tickets of an order as PDF, from the values of its mail. */
export async function attachTicketPdf({ printed }: MailValues, paper: Paper): Promise<MailFile[]> {
  const tickets = printed ? (JSON.parse(printed) as PrintedTicket[]) : [];
  if (tickets.length === 0) return [];
  const content = await writeTicketsPdf(tickets, paper);
  return [{ filename: 'tickets.pdf', contentType: 'application/pdf', content }];
}
