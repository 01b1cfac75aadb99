import type { ReactNode } from 'react';
import type { Locale } from '#core/locale.ts';
import { formatReadingTime } from '#core/reading-time.ts';
import type { Words } from '#core/words.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Drawing } from '#ui/components/drawing.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { Said } from '#ui/components/said.tsx';
import { Title } from '#ui/components/title.tsx';
import { Container } from '#ui/layout/container.tsx';
import type { EventPage } from './event.queries.ts';
import { eventTexts } from './event.texts.ts';
import css from './event-screen.module.css';
import { EventTicket } from './event-ticket.tsx';

type EventScreenProps = {
  event: EventPage;
  locale: Locale;
  now: Date;
  to: (path: string) => string;
  donationPage: string;
  love?: ReactNode;
  share?: ReactNode;
  views?: ReactNode;
};

/** One event: art over the whole width, the ticket that overlaps it, and the words beside the ticket. */
export function EventScreen({ event, locale, now, to, donationPage, love, share, views }: EventScreenProps) {
  const texts = eventTexts[locale];
  return (
    <article className={css.event} data-viewed={event.key}>
      <div className={css.art}>
        <Art event={event} failure={texts.imageError} />
        <Container className={css.chips}>
          <ButtonLink href={to('/events')} size="small" onArt icon="arrow-left">
            {texts.all}
          </ButtonLink>
          <span className={css.right}>
            {love}
            {share}
          </span>
        </Container>
      </div>
      <Container className={css.columns}>
        <header className={css.head}>
          <Said as="p" words={event.preHeading} className={css.kind} />
          <Title as="h1" look="page" words={event.heading} />
          {event.state !== 'scheduled' && <p className={css.notice}>{texts[event.state]}</p>}
        </header>
        <EventTicket event={event} locale={locale} now={now} to={to} donationPage={donationPage} />
        <div className={css.words}>
          <Paragraphs words={event.par1} className={css.lede} />
          {event.title.text && <Title as="h2" look="story" words={event.title} />}
          <Paragraphs words={event.par2} />
          <p className={css.facts}>
            {event.minutes !== null && (
              <span>
                <Icon name="clock" size="small" />
                {formatReadingTime(event.minutes, locale)}
              </span>
            )}
            {views}
          </p>
          <More event={event} failure={texts.imageError} />
        </div>
      </Container>
    </article>
  );
}

/** The drawing of the evening, or the picture of the event where it takes place by day. */
function Art({ event, failure }: { event: EventPage; failure: string }) {
  if (event.dusk || !event.picture) return <Drawing name="event-evening-wide" fit="bottom" first />;
  return <Picture source={event.picture} sizes="100vw" ratio="fill" failure={failure} first square />;
}

/** An empty line in the admin begins a new paragraph here. */
function Paragraphs({ words, className }: { words: Words; className?: string }) {
  const parts = words.text.split(/\n\s*\n/).filter(part => part.trim());
  return parts.map(part => (
    <p key={part} lang={words.lang} className={className}>
      {part}
    </p>
  ));
}

function More({ event, failure }: { event: EventPage; failure: string }) {
  if (event.more.length === 0) return null;
  return (
    <ul className={css.more}>
      {event.more.map(picture => (
        <li key={picture.src}>
          <Picture source={picture} sizes="(min-width: 768px) 430px, 100vw" ratio="fill" failure={failure} />
        </li>
      ))}
    </ul>
  );
}
