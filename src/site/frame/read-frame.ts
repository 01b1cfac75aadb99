import { localePath } from '#core/locale.ts';
import { anyCampaign, attributed } from '#features/donations/donation-link.rules.ts';
import { donateKey } from '#features/engagement/count.rules.ts';
import { findNextEvent } from '#features/events/event.queries.ts';
import type { EventCard } from '#features/events/event-card.ts';
import { type HolidaysNear, listHolidaysNear } from '#features/holidays/holiday.queries.ts';
import { getMenu, type Menu, type MenuLink } from '#features/navigation/menu.queries.ts';
import { listStarterLinks, type StarterLink } from '#features/newsletter/newsletter.queries.ts';
import { getOrganisation, type Organisation } from '#features/organisation/organisation.queries.ts';
import { env } from '#platform/env.ts';
import type { RenderContext } from '#platform/render-context.ts';
import { type FrameTexts, frameTexts } from './frame.texts.ts';

/**
 * Where a link of the frame leads; `newTab` says so where it leaves the site. Spread whole onto the link: a way to
 * donate brings along the mark under which its clicks are counted.
 */
export type LinkProps = { href: string; newTab?: string | undefined; 'data-opens'?: typeof donateKey };

/** What stands around every page: one organisation, one menu, the next event. */
export type Frame = {
  renderContext: RenderContext;
  /** The address of this page without its language. */
  path: string;
  texts: FrameTexts;
  /** Its donation page says where its visitors come from (donation-link.rules.ts), wherever it is linked. */
  organisation: Organisation;
  menu: Menu;
  nextEvent: EventCard | null;
  holidays: HolidaysNear;
  /** Where somebody who has just joined can begin. */
  starterLinks: StarterLink[];
  /** Addresses of the frame's own links, in the page's language. */
  paths: Record<'home' | 'otherLanguage' | 'feed' | 'updatesFeed' | 'calendar' | 'manifest', string>;
  /** Puts a path of ours into the page's language. */
  to: (path: string) => string;
  /** Where an item of the menu leads. */
  linkPropsOf: (item: MenuLink) => LinkProps;
  /** The donation page elsewhere, or our own page about donating while none is set. */
  donate: LinkProps;
  /** The way to give to one campaign: its own link, else the donation page; null while there is neither. */
  donateTo: (campaign: { donationLink: string; key: string }) => LinkProps | null;
};

/**
 * Reads the frame of the page at `path` (without its language). `query` is what the page is nothing without, such as a
 * signed link: it goes along to the page in the other language.
 */
export async function readFrame(renderContext: RenderContext, path: string, query = ''): Promise<Frame> {
  const { locale } = renderContext;
  const texts = frameTexts[locale];
  const [stored, nextEvent, holidays, starterLinks] = await Promise.all([
    getOrganisation(renderContext),
    findNextEvent(renderContext),
    listHolidaysNear(renderContext),
    listStarterLinks(renderContext),
  ]);
  const to = (target: string) => localePath(locale, target);
  const linkTo = (elsewhere: string, here: string): LinkProps =>
    elsewhere ? { href: elsewhere, newTab: texts.newTab } : { href: to(here) };
  const source = new URL(env.SITE_URL).hostname;
  const pageFor = (link: string, campaign: string) =>
    attributed(link || stored.donationPage, { source, campaign: campaign || anyCampaign });
  const organisation = { ...stored, donationPage: pageFor('', anyCampaign) };
  const counted = (link: LinkProps): LinkProps => ({ ...link, 'data-opens': donateKey });
  const donate = counted(linkTo(organisation.donationPage, '/donate'));
  return {
    renderContext,
    path,
    texts,
    organisation,
    menu: await getMenu(renderContext, stored.donationPage),
    nextEvent,
    holidays,
    starterLinks,
    paths: {
      home: to('/'),
      otherLanguage: localePath(locale === 'en' ? 'am' : 'en', path) + query,
      feed: to('/news/feed.xml'),
      updatesFeed: to('/latest-updates/feed.xml'),
      calendar: to('/calendar.ics'),
      manifest: to('/site.webmanifest'),
    },
    to,
    linkPropsOf: ({ internal, link, path: here }) =>
      !internal && link === stored.donationPage ? donate : linkTo(internal ? '' : link, here),
    donate,
    donateTo: ({ donationLink, key }) => {
      const page = pageFor(donationLink, key);
      return page ? counted(linkTo(page, '/donate')) : null;
    },
  };
}

/**
 * What a link says of the page being read: it is this page, or the list this page belongs to; nothing otherwise.
 * Home belongs to no list.
 */
export function currentMark(link: string, path: string): 'page' | 'true' | undefined {
  if (link === path) return 'page';
  return link !== '/' && path.startsWith(`${link}/`) ? 'true' : undefined;
}
