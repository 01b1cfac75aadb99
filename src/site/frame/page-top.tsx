import { punctuation } from '#core/words.ts';
import { EventDate, timingData } from '#features/events/event-badge.tsx';
import { shownTime } from '#features/events/event-details.rules.ts';
import { env } from '#platform/env.ts';
import { OfflineCopyNote } from '#site/offline/offline-copy-note.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { SunShape } from '#ui/components/sun.tsx';
import { TiletShape } from '#ui/components/tilet.tsx';
import { Island } from '#ui/islands/island.tsx';
import { Container } from '#ui/layout/section.tsx';
import bannerCss from './banner.module.css';
import { DismissBanner } from './dismiss-banner.island.tsx';
import css from './page-top.module.css';
import type { Frame } from './read-frame.ts';
import { SiteMenu } from './site-menu.tsx';
import { type Beginning, TopBar } from './top-bar.tsx';

type PageTopProps = {
  frame: Frame;
  navigation: boolean;
  beginsWith: Beginning | undefined;
  translated: boolean;
};

/** Everything before the content of a page, in keyboard order. */
export function PageTop({ frame, navigation, beginsWith, translated }: PageTopProps) {
  return (
    <>
      <SkipLink label={frame.texts.skip} />
      <Shapes />
      {navigation && <Banner frame={frame} />}
      {env.OFFLINE_READING === 'on' && <OfflineCopyNote locale={frame.renderContext.locale} />}
      <PageNotes frame={frame} translated={translated} />
      {navigation && <TopBar frame={frame} beginsWith={beginsWith} />}
      {navigation && <SiteMenu frame={frame} />}
    </>
  );
}

/** The first tab stop of every page. */
function SkipLink({ label, target = 'main' }: { label: string; target?: string }) {
  return (
    <a className={css.skip} href={`#${target}`}>
      {label}
    </a>
  );
}

/** Notes above a page: it is a draft and who sees it, or it has no translation yet. */
function PageNotes({ frame, translated }: { frame: Frame; translated: boolean }) {
  const { texts, renderContext } = frame;
  const { shown } = renderContext;
  const notes = [
    ...(renderContext.preview ? [texts.preview] : []),
    ...(renderContext.locale !== 'en' && !translated ? [texts.notTranslated] : []),
  ];
  if (notes.length === 0 && !shown) return null;
  return (
    <aside className={css.notes} aria-label={texts.aboutThisPage} data-page-notes>
      <Container>
        {shown && (
          <p>
            {texts.toApprove} <a href={shown.answerAt}>{texts.answerApproval}</a>
          </p>
        )}
        {notes.map(note => (
          <p key={note}>{note}</p>
        ))}
      </Container>
    </aside>
  );
}

/** One line above the page that announces the next event, if there is one. */
function Banner({ frame }: { frame: Frame }) {
  const { nextEvent, texts, renderContext, to } = frame;
  if (!nextEvent?.href) return null;
  const { date } = nextEvent.times;
  const { comma, stop } = punctuation[renderContext.locale];
  return (
    <aside
      className={bannerCss.banner}
      aria-label={texts.nextEvent}
      data-banner
      data-ahead-only
      data-on-ink
      {...timingData(nextEvent)}
    >
      <p className={bannerCss.line}>
        <span className={bannerCss.what}>
          <strong>
            <LocalizedText words={nextEvent.heading} />
          </strong>{' '}
          <span className={bannerCss.facts}>
            {texts.isNextEvent} <EventDate day={date} locale={renderContext.locale} />
            {comma + shownTime(nextEvent.times, renderContext.locale) + stop}
          </span>
        </span>{' '}
        <a className={bannerCss.more} href={to(nextEvent.href)}>
          {texts.moreDetails}
        </a>
      </p>
      <Island>
        <DismissBanner label={texts.dismiss} />
      </Island>
    </aside>
  );
}

/**
 * The shapes that a page uses in several places, drawn once: the woven sun and one repeat of the woven border. Not hidden
 * by `display`, because a pattern in an element that is not rendered does not render elsewhere.
 */
function Shapes() {
  return (
    <svg className={css.shapes} aria-hidden="true">
      <SunShape />
      <TiletShape />
    </svg>
  );
}
