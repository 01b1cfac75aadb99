import { localePath } from '#core/locale.ts';
import { CountMark, LoveToggle, ShareButton } from '#features/engagement/engagement.tsx';
import { eventTexts } from '#features/events/event.texts.ts';
import type { EventCard } from '#features/events/event-card.ts';
import { EventCardItem } from '#features/events/event-card-item.tsx';
import type { Frame } from '#site/frame/read-frame.ts';
import { CardGrid } from '#ui/layout/card-grid.tsx';

type EventsGridProps = {
  events: readonly EventCard[];
  frame: Frame;
  /** The level of the cards' headings. */
  titleAs: 'h2' | 'h3';
  /** The index in the whole list at which these begin. */
  from?: number;
  /** The first picture of the grid is the first of the page. */
  first?: boolean;
};

/** Cards of events with love, views and share. */
export function EventsGrid({ events, frame, titleAs, from = 0, first = false }: EventsGridProps) {
  const { locale, now } = frame.renderContext;
  return (
    <CardGrid list="events">
      {events.map((event, index) => (
        <EventCardItem
          key={event.href ?? event.heading.text}
          event={event}
          locale={locale}
          now={now}
          titleAs={titleAs}
          place={from + index}
          first={first && index === 0}
          numbers={
            <>
              <LoveToggle of={event.key} heading={event.heading} locale={locale} />
              <CountMark of={{ kind: 'view', key: event.key }} label={eventTexts[locale].views} />
            </>
          }
          share={
            <ShareButton
              href={localePath(locale, event.href ?? '/events')}
              heading={event.heading}
              of={event.key}
              locale={locale}
              iconOnly
            />
          }
        />
      ))}
    </CardGrid>
  );
}
