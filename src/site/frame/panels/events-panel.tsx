import type { ReactNode } from 'react';
import { punctuation } from '#core/words.ts';
import { eventTexts } from '#features/events/event.texts.ts';
import { EventBadge, EventDate, EventStatus, timingData } from '#features/events/event-badge.tsx';
import type { EventCard } from '#features/events/event-card.ts';
import { shownTime } from '#features/events/event-details.rules.ts';
import { GetTicket } from '#features/events/get-ticket.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import type { Frame } from '../read-frame.ts';
import { PanelFeature } from './panel-feature.tsx';
import { PanelList, PanelRow } from './panel-list.tsx';
import { panelTexts } from './panels.texts.ts';

type EventsPanelProps = {
  frame: Frame;
  title: ReactNode;
  events: readonly EventCard[];
  featured: EventCard | null;
};

/** The events around now, and the featured one with its details. */
export function EventsPanel({ frame, title, events, featured }: EventsPanelProps) {
  const { renderContext, to } = frame;
  const { locale, now } = renderContext;
  return (
    <>
      <PanelList title={title} all={{ href: to('/events'), words: eventTexts[locale].all }}>
        {events.map(event => (
          <PanelRow
            key={event.href}
            href={event.href && to(event.href)}
            status={
              event.times.date ? (
                <EventStatus event={event} locale={locale} now={now} />
              ) : (
                <EventDate day={null} locale={locale} />
              )
            }
            data={timingData(event)}
          >
            <LocalizedText words={event.heading} />
          </PanelRow>
        ))}
      </PanelList>
      {featured?.href && <FeaturedEvent frame={frame} event={featured} href={featured.href} />}
    </>
  );
}

function FeaturedEvent({ frame, event, href }: { frame: Frame; event: EventCard; href: string }) {
  const { locale, now } = frame.renderContext;
  return (
    <PanelFeature
      picture={event.picture}
      drawing="event-evening"
      failure={panelTexts[locale].imageError}
      href={frame.to(href)}
      title={<LocalizedText words={event.heading} />}
      badge={<EventBadge event={event} locale={locale} now={now} />}
      action={<GetTicket event={event} locale={locale} now={now} size="small" flat />}
      data={timingData(event)}
    >
      <p>
        <EventDate day={event.date} locale={locale} />
        {event.times.date &&
          (event.times.time || event.times.timeOpen) &&
          punctuation[locale].comma + shownTime(event.times, locale)}
      </p>
      <LocalizedText as="p" words={event.description} />
    </PanelFeature>
  );
}
