import type { ReactNode } from 'react';
import { type Locale, localePath } from '#core/locale.ts';
import { formatReadingTime } from '#core/reading-time.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Drawing } from '#ui/components/drawing.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { Said } from '#ui/components/said.tsx';
import { Title } from '#ui/components/title.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { eventTexts } from './event.texts.ts';
import { eventBadgeTexts } from './event-badge.texts.ts';
import { EventBadge, timingData } from './event-badge.tsx';
import type { EventCard } from './event-card.ts';
import css from './event-card-item.module.css';
import { EventDate } from './event-date.tsx';
import { eventTiming, isAhead } from './event-timing.rules.ts';

type EventCardItemProps = {
  event: EventCard;
  locale: Locale;
  now: Date;
  /** Love and views, and the share button, which belong to engagement. */
  numbers: ReactNode;
  share: ReactNode;
  first?: boolean;
};

const sizes = '(min-width: 1280px) 400px, (min-width: 768px) 50vw, 100vw';

/** A card of the events grid. A coming-soon card keeps its share button and says 'Stay in the Loop'. */
export function EventCardItem({ event, locale, now, numbers, share, first }: EventCardItemProps) {
  const texts = eventTexts[locale];
  const isAd = event.type === 'ad';
  return (
    <li className={css.card} data-event={event.type} {...(isAd ? {} : timingData(event))}>
      <div className={css.picture}>
        {event.picture ? (
          <Picture
            source={event.picture}
            sizes={sizes}
            ratio="4:3"
            failure={texts.imageError}
            first={first}
          />
        ) : (
          <span className={css.drawn}>
            <Drawing name={isAd ? 'achievement-mesob' : 'volunteers'} sizes={sizes} fit="bottom" />
          </span>
        )}
        {!isAd && (
          <EventBadge event={event} now={now} texts={eventBadgeTexts[locale]} className={css.badge} />
        )}
      </div>
      <p className={css.meta}>
        <Said words={event.preIntro} className={css.label} />
        {!isAd && event.type !== 'intro' && <EventDate day={event.date} locale={locale} />}
      </p>
      <Title as="h3" look="story" words={event.heading} className={css.heading} />
      {isAd ? (
        <AdWords event={event} locale={locale} />
      ) : (
        <Facts event={event} locale={locale} numbers={numbers} />
      )}
      <Actions event={event} locale={locale} now={now} share={share} />
    </li>
  );
}

function AdWords({ event, locale }: { event: EventCard; locale: Locale }) {
  const texts = eventTexts[locale];
  return (
    <div className={css.ad}>
      {event.heading.text !== texts.stayInTheLoop && <p className={css.stay}>{texts.stayInTheLoop}</p>}
      {event.description.text ? <Said as="p" words={event.description} /> : <p>{texts.stayWords}</p>}
    </div>
  );
}

function Facts({ event, locale, numbers }: { event: EventCard; locale: Locale; numbers: ReactNode }) {
  return (
    <div className={css.facts}>
      {event.minutes !== null && (
        <span>
          <Icon name="clock" size="small" />
          {formatReadingTime(event.minutes, locale)}
        </span>
      )}
      {event.key && numbers}
    </div>
  );
}

function Actions({
  event,
  locale,
  now,
  share,
}: Pick<EventCardItemProps, 'event' | 'locale' | 'now' | 'share'>) {
  const texts = eventTexts[locale];
  const elsewhere = event.ticket.startsWith('https:');
  return (
    <div className={css.actions}>
      {event.href && (
        <ButtonLink href={localePath(locale, event.href)} size="small" className={css.open}>
          {texts.open}
          <VisuallyHidden>
            : <Said words={event.heading} />
          </VisuallyHidden>
        </ButtonLink>
      )}
      {event.type === 'normal' && (
        <ButtonLink
          look="go"
          size="small"
          flat
          href={elsewhere ? event.ticket : localePath(locale, event.ticket)}
          newTab={elsewhere ? texts.newTab : undefined}
          hidden={!isAhead(eventTiming(event.times, now))}
          data-ticket
        >
          {texts.getTicket}
        </ButtonLink>
      )}
      {share}
    </div>
  );
}
