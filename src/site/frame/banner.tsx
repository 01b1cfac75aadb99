import { shownDetails } from '#features/events/event-details.rules.ts';
import { Icon } from '#ui/components/icon.tsx';
import { Said } from '#ui/components/said.tsx';
import css from './banner.module.css';
import type { Frame } from './read-frame.ts';

/** One line above the page that announces the next event; no event, no banner. */
export function Banner({ frame }: { frame: Frame }) {
  const { nextEvent, texts, reading, to } = frame;
  if (!nextEvent?.href) return null;
  const { times } = nextEvent;
  const { date, time } = shownDetails(
    { date: times.date, time: times.time ?? null, dressCode: null, address: null },
    reading.locale,
  );
  return (
    <aside className={css.banner} aria-label={texts.nextEvent} data-banner data-on-ink>
      <p className={css.line}>
        <span className={css.what}>
          <strong>
            <Said words={nextEvent.heading} />
          </strong>{' '}
          <span className={css.facts}>
            {texts.isNextEvent} {date}, {time}.
          </span>
        </span>{' '}
        <a className={css.more} href={to(nextEvent.href)}>
          {texts.moreDetails}
        </a>
      </p>
      <button type="button" className={css.dismiss} aria-label={texts.dismiss} data-banner-dismiss>
        <Icon name="close" size="small" />
      </button>
    </aside>
  );
}
