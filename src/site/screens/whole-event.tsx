import type { Money } from '#core/money.ts';
import { CountMark, LoveToggle, ShareButton } from '#features/engagement/engagement.tsx';
import { eventTexts } from '#features/events/event.texts.ts';
import type { EventCard, EventPage } from '#features/events/event-card.ts';
import { EventScreen } from '#features/events/event-screen.tsx';
import { TicketBar } from '#features/events/event-ticket.tsx';
import { eventTiming } from '#features/events/event-timing.rules.ts';
import { Reached } from '#features/projects/station-list.tsx';
import { AddToCart } from '#features/tickets/add-to-cart.tsx';
import type { Frame } from '#site/frame/read-frame.ts';
import type { OnItsWay } from '#site/readers/read-stations.ts';
import { Others } from '#ui/layout/section.tsx';
import { EventsGrid } from './events-grid.tsx';

type WholeEventProps = {
  event: EventPage;
  others: readonly EventCard[];
  raisedFor: OnItsWay | null;
  takings: readonly Money[];
  frame: Frame;
};

/** One event with its numbers, the next ones below it, and the ticket bar over both. */
export function WholeEvent({ event, others, raisedFor, takings, frame }: WholeEventProps) {
  const { locale, now } = frame.renderContext;
  const { heading, key, date } = event;
  const takesOrders = event.checkout !== null && event.state === 'scheduled';
  const isEarly = eventTiming(event.times, now).state === 'upcoming';
  return (
    <div>
      <EventScreen
        event={event}
        locale={locale}
        now={now}
        give={frame.donate}
        donationPage={frame.organisation.donationPage}
        cart={
          key &&
          takesOrders &&
          isEarly && <AddToCart event={key} heading={heading} date={date} locale={locale} wide />
        }
        chips={
          <>
            {key && <LoveToggle of={key} heading={heading} locale={locale} onArt />}
            <ShareButton href={frame.to(frame.path)} heading={heading} of={key} locale={locale} onArt />
          </>
        }
        takings={takings}
        reached={raisedFor && <Reached {...raisedFor} locale={locale} />}
        views={<CountMark of={{ kind: 'view', key }} label={eventTexts[locale].views} worded />}
      />
      {others.length > 0 && <MoreEvents others={others} frame={frame} />}
      <TicketBar event={event} locale={locale} now={now} />
    </div>
  );
}

function MoreEvents({ others, frame }: Omit<WholeEventProps, 'event' | 'raisedFor' | 'takings'>) {
  const { locale } = frame.renderContext;
  const texts = eventTexts[locale];
  return (
    <Others title={texts.others} all={{ href: frame.to('/events'), label: texts.all }}>
      <EventsGrid events={others} frame={frame} titleAs="h3" />
    </Others>
  );
}
