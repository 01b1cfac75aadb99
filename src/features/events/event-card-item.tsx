import type { ReactNode } from 'react';
import { type Locale, localePath } from '#core/locale.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { ReadingTime } from '#ui/components/day.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { PlaceholderImage } from '#ui/components/scene.tsx';
import { Title } from '#ui/components/title.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { eventTexts } from './event.texts.ts';
import { EventBadge, EventDate, timingData } from './event-badge.tsx';
import type { EventCard } from './event-card.ts';
import css from './event-card-item.module.css';
import { GetTicket } from './get-ticket.tsx';

type EventCardItemProps = {
  event: EventCard;
  locale: Locale;
  now: Date;
  /** Love, views and share button, passed in because they belong to engagement. */
  numbers: ReactNode;
  share: ReactNode;
  /** Heading level: below the page title, or below a section title. */
  titleAs: 'h2' | 'h3';
  /** Its index in the list, from 0. */
  place: number;
  /** The first picture of the page, loaded before the others. */
  first?: boolean;
};

/** Phones get 61 % of their width: 1.5 image pixels per CSS pixel are sharp enough there. */
const sizes = '(min-width: 1280px) 387px, (min-width: 768px) 50vw, (min-width: 640px) 100vw, 61vw';

/**
 * A card of the events grid. A coming-soon card keeps its share button and shows 'Stay in the Loop'.
 */
export function EventCardItem(props: EventCardItemProps) {
  const { event, locale, now, titleAs } = props;
  const isAd = event.type === 'ad';
  return (
    <li className={css.card} data-event={event.type} {...(isAd ? {} : timingData(event))}>
      <div className={css.picture}>
        <CardPicture {...props} />
        {!isAd && <EventBadge event={event} locale={locale} now={now} className={css.badge} />}
      </div>
      <p className={css.meta}>
        <LocalizedText words={event.preIntro} className={css.label} />
        {event.type === 'normal' && <EventDate day={event.date} locale={locale} />}
      </p>
      <Title as={titleAs} variant="story" words={event.heading} className={css.heading} />
      {isAd && <AdWords event={event} locale={locale} />}
      <div className={css.foot}>
        {!isAd && (
          <div className={css.facts}>
            <ReadingTime minutes={event.minutes} locale={locale} />
            {event.key && props.numbers}
          </div>
        )}
        <Actions {...props} />
      </div>
    </li>
  );
}

function CardPicture({ event, locale, place, first }: EventCardItemProps) {
  if (!event.picture)
    return <PlaceholderImage place={place} sizes={sizes} comingSoon={event.type === 'ad'} />;
  const { imageError } = eventTexts[locale];
  return <Picture source={event.picture} sizes={sizes} ratio="4:3" failure={imageError} first={first} />;
}

function AdWords({ event, locale }: Pick<EventCardItemProps, 'event' | 'locale'>) {
  const { stayInTheLoop, stayWords } = eventTexts[locale];
  return (
    <div className={css.ad}>
      {event.heading.text !== stayInTheLoop && <p className={css.label}>{stayInTheLoop}</p>}
      {event.description.text ? <LocalizedText as="p" words={event.description} /> : <p>{stayWords}</p>}
    </div>
  );
}

function Actions({ event, locale, now, share }: EventCardItemProps) {
  return (
    <div className={css.actions}>
      {event.href && (
        <ButtonLink href={localePath(locale, event.href)} size="small" className={css.open}>
          {eventTexts[locale].open}{' '}
          <VisuallyHidden>
            <LocalizedText words={event.heading} />
          </VisuallyHidden>
        </ButtonLink>
      )}
      {event.type === 'normal' && <GetTicket event={event} locale={locale} now={now} size="small" flat />}
      {share}
    </div>
  );
}
