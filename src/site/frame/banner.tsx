import { punctuation } from '#core/words.ts';
import { EventDate, timingData } from '#features/events/event-badge.tsx';
import { shownTime } from '#features/events/event-details.rules.ts';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Island } from '#ui/islands/island.tsx';
import css from './banner.module.css';
import { DismissBanner } from './dismiss-banner.island.tsx';
import type { Frame } from './read-frame.ts';

/** One line above the page that announces the next event, if there is one. */
export function Banner({ frame }: { frame: Frame }) {
  const { nextEvent, texts, renderContext, to } = frame;
  if (!nextEvent?.href) return null;
  const { date } = nextEvent.times;
  const { comma, stop } = punctuation[renderContext.locale];
  return (
    <aside
      className={css.banner}
      aria-label={texts.nextEvent}
      data-banner
      data-ahead-only
      data-on-ink
      {...timingData(nextEvent)}
    >
      <p className={css.line}>
        <span className={css.what}>
          <strong>
            <LocalizedText words={nextEvent.heading} />
          </strong>{' '}
          <span className={css.facts}>
            {texts.isNextEvent} <EventDate day={date} locale={renderContext.locale} />
            {comma + shownTime(nextEvent.times, renderContext.locale) + stop}
          </span>
        </span>{' '}
        <a className={css.more} href={to(nextEvent.href)}>
          {texts.moreDetails}
        </a>
      </p>
      <Island name="DismissBanner" of={DismissBanner} props={{ label: texts.dismiss }} />
    </aside>
  );
}
