import type { Locale } from '#core/locale.ts';
import type { Words } from '#core/words.ts';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { qrPath } from '#ui/qr-path.ts';
import { ticketPageTexts } from './ticket.texts.ts';
import css from './ticket-list.module.css';

/** A ticket as the page of its order shows it to whoever has the mail. */
export type ShownTicket = {
  id: string;
  kind: Words;
  /** Who comes with it. */
  name: string;
  /** What is scanned, and what can be typed instead, in two halves. */
  code: { scanned: string; typed: string };
  /** The address of the page that changes it; null once its event is over. */
  href: string | null;
};

/** The tickets of one event, each with its holder and the way to change it. */
export function TicketList({ tickets, locale }: { tickets: readonly ShownTicket[]; locale: Locale }) {
  return (
    <ul className={css.tickets}>
      {tickets.map(ticket => (
        <li key={ticket.id} className={css.ticket}>
          <TicketFacts ticket={ticket} locale={locale} />
          <TicketCode code={ticket.code} locale={locale} />
          {ticket.href && <ChangeLink ticket={ticket} href={ticket.href} locale={locale} />}
        </li>
      ))}
    </ul>
  );
}

export function TicketFacts({ ticket: { kind, name }, locale }: { ticket: ShownTicket; locale: Locale }) {
  return (
    <p className={css.who}>
      <strong>
        <LocalizedText words={kind} />
      </strong>
      <span>
        <VisuallyHidden>{ticketPageTexts[locale].holder} </VisuallyHidden>
        <bdi>{name}</bdi>
      </span>
    </p>
  );
}

function TicketCode({ code: { scanned, typed }, locale }: { code: ShownTicket['code']; locale: Locale }) {
  const { size, path } = qrPath(scanned, 'Q');
  const texts = ticketPageTexts[locale];
  return (
    <figure className={css.code}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={texts.picture.replace('{code}', typed)}>
        <path d={path} />
      </svg>
      <figcaption>
        {texts.code} <strong>{typed}</strong>
      </figcaption>
    </figure>
  );
}

function ChangeLink({ ticket, href, locale }: { ticket: ShownTicket; href: string; locale: Locale }) {
  const { change, findChange } = ticketPageTexts[locale];
  const label = findChange.replace('{kind}', () => ticket.kind.text).replace('{name}', () => ticket.name);
  return (
    <a href={href} aria-label={label} className={css.change}>
      {change}
    </a>
  );
}
