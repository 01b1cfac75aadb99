import type { ReactNode } from 'react';
import { formatDate, formatEthiopian } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Icon } from '#ui/components/icon.tsx';
import type { IconName } from '#ui/components/icon-shapes.ts';
import { Said } from '#ui/components/said.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Tilet } from '#ui/components/tilet.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import type { EventPage } from './event.queries.ts';
import { eventTexts } from './event.texts.ts';
import { eventBadgeTexts } from './event-badge.texts.ts';
import { EventBadge, timingData } from './event-badge.tsx';
import { shownDetails } from './event-details.rules.ts';
import css from './event-ticket.module.css';
import { eventTiming, isAhead } from './event-timing.rules.ts';

type EventTicketProps = {
  event: EventPage;
  locale: Locale;
  now: Date;
  to: (path: string) => string;
  donationPage: string;
};

/** What a visitor has to know to come, on a piece of woven cloth: day, time, dress, address, ticket. */
export function EventTicket({ event, locale, now, to, donationPage }: EventTicketProps) {
  const texts = eventTexts[locale];
  const { date, time, dressCode, address } = shownDetails(
    {
      date: event.times.date,
      time: event.times.time ?? null,
      dressCode: event.dressCode,
      address: event.address,
    },
    locale,
  );
  return (
    <aside className={css.ticket} aria-label={texts.getTicket} {...timingData(event)}>
      <Tilet size="ticket" className={css.tilet} />
      <div className={css.inside}>
        <EventBadge event={event} now={now} texts={eventBadgeTexts[locale]} />
        <dl className={css.details}>
          <Detail icon="calendar" name={texts.date} className={css.date}>
            {event.times.date ? <Day day={event.times.date} locale={locale} /> : date}
          </Detail>
          <Detail icon="clock" name={texts.time}>
            {time}
            {event.times.endTime && `–${event.times.endTime}`}
            <small className={css.zone}>{event.times.timeZone.replaceAll('_', ' ')}</small>
          </Detail>
          <Detail icon="shirt" name={texts.dress}>
            <Said words={{ ...dressCode, text: texts.dressWord.replace('{dress}', dressCode.text) }} />
          </Detail>
          <Detail icon="pin" name={texts.address}>
            <Said words={address} />
            {event.map && (
              <TextLink href={event.map} newTab={texts.newTab} className={css.map}>
                {texts.openMap}
              </TextLink>
            )}
          </Detail>
        </dl>
        <Ways event={event} locale={locale} now={now} to={to} donationPage={donationPage} />
      </div>
    </aside>
  );
}

function Detail(props: { icon: IconName; name: string; className?: string; children: ReactNode }) {
  return (
    <div className={props.className}>
      <dt>
        <Icon name={props.icon} size="small" />
        <VisuallyHidden>{props.name}</VisuallyHidden>
      </dt>
      <dd>{props.children}</dd>
    </div>
  );
}

/** The day as a large number with month and year beside it; read aloud and copied as one date. */
function Day({ day, locale }: { day: string; locale: Locale }) {
  const shown = locale === 'am' ? formatEthiopian(day) : formatDate(day);
  const [month = '', number = '', year = ''] = shown.replace(',', '').split(' ');
  const [big, first] = locale === 'am' ? [month, number] : [number, month];
  return (
    <time dateTime={day}>
      <VisuallyHidden>{formatDate(day)}</VisuallyHidden>
      <span aria-hidden="true" className={css.big}>
        {big}
      </span>
      <span aria-hidden="true" className={css.month}>
        {first} <span>{year}</span>
      </span>
    </time>
  );
}

function Ways({ event, locale, now, to, donationPage }: EventTicketProps) {
  const texts = eventTexts[locale];
  const elsewhere = event.ticket.startsWith('https:');
  const canBuy = event.state === 'scheduled' && isAhead(eventTiming(event.times, now));
  return (
    <div className={css.ways}>
      {event.state === 'scheduled' && (
        <ButtonLink
          look="go"
          wide
          icon="ticket"
          href={elsewhere ? event.ticket : to(event.ticket)}
          newTab={elsewhere ? texts.newTab : undefined}
          hidden={!canBuy}
          data-ticket
        >
          {texts.getTicket}
        </ButtonLink>
      )}
      {donationPage && (
        <ButtonLink wide href={donationPage} newTab={texts.newTab} data-opens="donate">
          {texts.donateInstead}
        </ButtonLink>
      )}
    </div>
  );
}
