import { localePath } from '#core/locale.ts';
import { findNextEvent } from '#features/events/event.queries.ts';
import type { EventCard } from '#features/events/event-card.ts';
import { getMenu, type Menu } from '#features/navigation/menu.queries.ts';
import { getOrganisation, type Organisation } from '#features/organisation/organisation.queries.ts';
import type { Reading } from '#platform/reading.ts';
import { type FrameTexts, frameTexts } from './frame.texts.ts';

/** What stands around every page: one organisation, one menu, the next event. */
export type Frame = {
  reading: Reading;
  /** The address of this page without its language. */
  path: string;
  texts: FrameTexts;
  organisation: Organisation;
  menu: Menu;
  nextEvent: EventCard | null;
  /** Addresses of the frame's own links, in the page's language. */
  paths: Record<'home' | 'otherLanguage' | 'feed' | 'manifest', string>;
  /** Puts a path of ours into the page's language. */
  to: (path: string) => string;
};

/** Reads the frame of the page at `path` (without its language). */
export async function readFrame(reading: Reading, path: string): Promise<Frame> {
  const { locale } = reading;
  const [organisation, nextEvent] = await Promise.all([getOrganisation(reading), findNextEvent(reading)]);
  const to = (target: string) => localePath(locale, target);
  return {
    reading,
    path,
    texts: frameTexts[locale],
    organisation,
    menu: await getMenu(reading, organisation.donationPage),
    nextEvent,
    paths: {
      home: to('/'),
      otherLanguage: localePath(locale === 'en' ? 'am' : 'en', path),
      feed: to('/news/feed.xml'),
      manifest: to('/site.webmanifest'),
    },
    to,
  };
}
