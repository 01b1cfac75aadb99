import type { ReactNode } from 'react';
import { type Locale, localePath } from '#core/locale.ts';
import type { Money } from '#core/money.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { ReadingTime } from '#ui/components/day.tsx';
import { Drawing } from '#ui/components/drawing.tsx';
import { LocalizedText, NamesChanged, Paragraphs } from '#ui/components/localized-text.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { type Give, RichText } from '#ui/components/rich-text.tsx';
import { PageTitle, Title } from '#ui/components/title.tsx';
import { ChipsOnArt } from '#ui/layout/chips-on-art.tsx';
import { Container } from '#ui/layout/section.tsx';
import { eventTexts } from './event.texts.ts';
import type { EventPage } from './event-card.ts';
import { EventReportPart } from './event-report-part.tsx';
import css from './event-screen.module.css';
import { EventTicket } from './event-ticket.tsx';

type EventScreenProps = {
  event: EventPage;
  locale: Locale;
  now: Date;
  donationPage: string;
  /** Address of the donation page. */
  give: Give;
  /** Love, share and views on the art, passed in because they belong to engagement. */
  chips: ReactNode;
  views: ReactNode;
  /** The add-to-cart control, passed in because it belongs to tickets. */
  cart?: ReactNode;
  /** What the project that it raised for has reached, passed in because it belongs to projects. */
  reached?: ReactNode;
  /** What its tickets brought, once it is over. */
  takings: readonly Money[];
};

/** One event: full-width art, the ticket that overlaps it, and the text beside the ticket. */
export function EventScreen(props: EventScreenProps) {
  const { event, locale, now, donationPage, give, chips, views, cart, reached, takings } = props;
  const texts = eventTexts[locale];
  return (
    <article data-viewed={event.key || undefined}>
      <div className={css.art}>
        <Art event={event} failure={texts.imageError} />
        <ChipsOnArt
          back={
            <ButtonLink href={localePath(locale, '/events')} size="small" onArt icon="arrow-left">
              {texts.all}
            </ButtonLink>
          }
        >
          {chips}
        </ChipsOnArt>
      </div>
      <Container className={css.columns}>
        <header className={css.head}>
          <LocalizedText as="p" words={event.preHeading} className={css.kind} />
          <PageTitle words={event.heading} />
          {event.state !== 'scheduled' && <p className={css.notice}>{texts[event.state]}</p>}
        </header>
        <EventTicket event={event} locale={locale} now={now} donationPage={donationPage} cart={cart} />
        <div className={css.words}>
          <Paragraphs words={event.par1} className={css.lede} />
          {event.title.text && <Title as="h2" variant="story" words={event.title} className={css.title} />}
          <Paragraphs words={event.par2} />
          <RichText article={event.body} locale={locale} give={give} />
          {event.report && (
            <EventReportPart report={event.report} reached={reached} takings={takings} locale={locale} />
          )}
          {event.namesChanged && <NamesChanged locale={locale} />}
          <p className={css.facts}>
            <ReadingTime minutes={event.minutes} locale={locale} />
            {event.key && views}
          </p>
          <More event={event} failure={texts.imageError} />
        </div>
      </Container>
    </article>
  );
}

/** The evening drawing, or the event's picture for daytime events. */
function Art({ event, failure }: { event: EventPage; failure: string }) {
  if (event.dusk || !event.picture)
    return (
      <Drawing
        name="event-evening-wide"
        fit="bottom"
        sizes="(width < 640px) 220vw, 100vw"
        first
        className={css.people}
      />
    );
  return (
    <Picture
      source={event.picture}
      sizes="(min-width: 640px) 100vw, 82vw"
      ratio="fill"
      failure={failure}
      first
      square
    />
  );
}

function More({ event, failure }: { event: EventPage; failure: string }) {
  if (event.more.length === 0) return null;
  return (
    <ul className={css.more}>
      {event.more.map(picture => (
        <li key={picture.src}>
          <Picture
            source={picture}
            sizes="(min-width: 1024px) 430px, (min-width: 640px) 100vw, 61vw"
            ratio="fill"
            failure={failure}
          />
        </li>
      ))}
    </ul>
  );
}
