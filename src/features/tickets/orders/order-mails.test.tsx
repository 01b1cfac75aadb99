import { expect, it } from 'vitest';
import { locales } from '#core/locale.ts';
import { cacheBodies } from '#platform/mail/compose-message.ts';
import { renderMail } from '#ui/email/render-mail.ts';
import { TicketsMail } from './order.email.tsx';
import { ORDERED_PARAMETER, orderToken, readOrderToken } from './order-link.ts';
import { admittingMails, ticketMails } from './order-mail.texts.ts';
import { attachCalendar, holdEnds } from './order-mails.ts';

const id = '7c5f3a52-2f1e-4a0e-9c7b-0d8a6f5b1e11';

it.each(locales.flatMap(locale => ticketMails.map(about => [about, locale] as const)))(
  'the mail %s matches the approved text in %s and loads no remote content',
  async (about, locale) => {
    const letterhead = { organisation: 'Adey', siteUrl: 'https://adey.example' };
    const write = () => renderMail(<TicketsMail about={about} locale={locale} {...letterhead} />);
    const body = await cacheBodies({ [about]: { write } }).write(
      { kind: about, bulkOf: null, locale, edition: null },
      {
        uid: id,
        tickets: 'Coffee (Dec 05, 2026, 10:00): 1 × <b>Adult</b>',
        words: admittingMails.includes(about) ? 'Ring twice.' : '',
        until: 'Nov 30, 2026, 10:00',
        amount: 'ETB 600.00',
        reference: 'RF18 5390 0754 7034',
        account: 'Adey, 1000123456789, Bank of Addis',
        reason: 'The hall is smaller than planned.',
        link: 'https://adey.example/send/tickets?order=x',
      },
    );
    await expect(body?.text).toMatchFileSnapshot(`./approved/${about}.${locale}.txt`);
    expect(body?.html).not.toMatch(/<img|<script|url\(|@import|\{\{|<b>Adult/);
  },
);

it('the mail of confirmed tickets has their events as a file for a calendar', () => {
  const entry = {
    uid: 'event-1@adey.example',
    start: '2026-12-05T07:00:00.000Z',
    end: null,
    timeZone: 'Africa/Addis_Ababa',
    heading: { text: 'Coffee' },
    description: { text: '' },
    place: null,
    coordinates: null,
    url: 'https://adey.example/events/coffee',
    state: 'scheduled',
    changed: '2026-11-30T06:00:00.000Z',
  };
  const [file] = attachCalendar({ entries: JSON.stringify([entry]) }, 'en');
  expect(file?.filename).toBe('tickets.ics');
  expect(file?.content.toString()).toMatch(/^SUMMARY[^:]*:Coffee\r$/m);
  expect(attachCalendar({}, 'en')).toEqual([]);
});

it('the end of a hold is said on the clock of its reader: in Amharic 12:20 alone would be in the evening', () => {
  const at = Date.parse('2026-11-30T09:20:00Z');
  expect(holdEnds(at, 'en')).toBe('Nov 30, 2026, 12:20');
  expect(holdEnds(at, 'am')).toBe('ኅዳር 21 ቀን 2019 ዓ.ም. (Nov 30, 2026)፣ ከቀኑ 6:20 ሰዓት (12:20)');
});

it('a link that shows an order cannot confirm or cancel it, and a changed one is refused', () => {
  expect(readOrderToken(orderToken(id))).toBe(id);
  expect(readOrderToken(orderToken(id, ORDERED_PARAMETER))).toBeNull();
  expect(readOrderToken(orderToken(id, ORDERED_PARAMETER), ORDERED_PARAMETER)).toBe(id);
  for (const wrong of [null, '', id, `${id}.`, `${orderToken(id)}.x`, orderToken(id).replace('7c5f', '7c5e')])
    expect(readOrderToken(wrong)).toBeNull();
});
