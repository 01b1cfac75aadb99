import { type Locale, localePath } from '#core/locale.ts';
import type { Words } from '#core/words.ts';
import { donateKey } from '#features/engagement/count.rules.ts';
import { findNextEvent } from '#features/events/event.queries.ts';
import type { EventCard } from '#features/events/event-card.ts';
import { type HolidaysNear, listHolidaysNear } from '#features/holidays/holiday.queries.ts';
import { takesMeetings } from '#features/meetings/meetings.queries.ts';
import { getMenu, type Menu, type MenuLink } from '#features/navigation/menu.queries.ts';
import { withPages } from '#features/navigation/menu.rules.ts';
import { listStarterLinks, type StarterLink } from '#features/newsletter/issues/issue.queries.ts';
import { getOrganisation, type Organisation } from '#features/organisation/organisation.queries.ts';
import { exampleContact } from '#features/organisation/organisation.rules.ts';
import { listMenuPages, type PageLink } from '#features/pages/page.queries.ts';
import { anyCampaign, attributed } from '#money/donations/donation-link.rules.ts';
import { areDonationsOn } from '#money/settings/donation-switch.ts';
import { env } from '#platform/env.ts';
import { showsSamples } from '#platform/public-content.ts';
import { orOmit, type RenderContext } from '#platform/render-context.ts';
import { isAvailable, type PageSwitches, standingPages } from '#site/standing-pages.ts';
import { type FrameTexts, frameTexts } from './frame.texts.ts';

/**
 * The props of a link in the frame; `newTab` is its label if it leaves the site. Spread all of them onto the link: a
 * donation link includes the key under which its clicks are counted.
 */
export type LinkProps = { href: string; newTab?: string | undefined; 'data-opens'?: typeof donateKey };

/** What surrounds every page: the organisation, the menu, the next event. */
export type Frame = {
  renderContext: RenderContext;
  /** The address of this page without its language. */
  path: string;
  texts: FrameTexts;
  /** Its donation page has the parameters that attribute visitors to us (donation-link.rules.ts). */
  organisation: Organisation;
  menu: Menu;
  nextEvent: EventCard | null;
  holidays: HolidaysNear;
  /** Where new members can begin. */
  starterLinks: StarterLink[];
  /** Addresses of the frame's own links, in the page's language. */
  paths: Record<'home' | 'otherLanguage' | 'feed' | 'updatesFeed' | 'calendar' | 'manifest', string>;
  /** Converts a site path to the page's language. */
  to: (path: string) => string;
  /** The link props of a menu item. */
  toLinkProps: (item: MenuLink) => LinkProps;
  /** The link to donate: our own page while we take gifts or no external page is set, else the external page. */
  donate: LinkProps;
  /** This site takes gifts. */
  takesDonations: boolean;
  /** The link for giving to one campaign: our form for it, its own page, else the donation page; null if there is none. */
  donateTo: (campaign: { id: number; donationLink: string; key: string }) => LinkProps | null;
  /** The link for giving to one project: our form for it, else as `donate`. */
  donateToProject: (id: number) => LinkProps;
  /** Visitors can book a meeting. */
  takesMeetings: boolean;
  /** Some public content is sample content, which the footer says. */
  hasSamples: boolean;
  /** The external donation page with the parameters that attribute visitors to us; empty if none is set. */
  outsidePage: string;
};

/**
 * Reads the frame of the page at `path` (without its language). `query` is a query the page cannot do without, such as
 * a signed link: the link to the other language includes it.
 */
export async function readFrame(renderContext: RenderContext, path: string, query = ''): Promise<Frame> {
  const { locale } = renderContext;
  const texts = frameTexts[locale];
  const [stored, nextEvent, holidays, starterLinks, ownPages, hasSamples] = await Promise.all([
    getOrganisation(renderContext),
    orOmit(renderContext, findNextEvent(renderContext), null),
    listHolidaysNear(renderContext),
    listStarterLinks(renderContext),
    orOmit(renderContext, listMenuPages(renderContext), []),
    orOmit(renderContext, showsSamples(renderContext), false),
  ]);
  const to = (target: string) => localePath(locale, target);
  const linkTo = (elsewhere: string, here: string): LinkProps =>
    elsewhere ? { href: elsewhere, newTab: texts.newTab } : { href: to(here) };
  const source = new URL(env.SITE_URL).hostname;
  const pageFor = (link: string, campaign: string) =>
    attributed(link || stored.donationPage, { source, campaign: campaign || anyCampaign });
  const isOwn = areDonationsOn();
  // The donation page in the sample content is an example, which nothing links to while we take gifts.
  const isExample = isOwn && stored.donationPage === exampleContact.donationPage;
  const outsidePage = isExample ? '' : pageFor('', anyCampaign);
  const organisation = { ...stored, donationPage: isOwn ? to('/donate') : outsidePage };
  const counted = (link: LinkProps): LinkProps => ({ ...link, 'data-opens': donateKey });
  const [menu, hasMeetings] = await Promise.all([
    getMenu(renderContext, stored.donationPage),
    orOmit(renderContext, takesMeetings(renderContext, stored.bookingLink), false),
  ]);
  const switches = { showsFigures: stored.showsFigures, takesMeetings: hasMeetings };
  const donate = counted(linkTo(isOwn ? '' : outsidePage, '/donate'));
  return {
    renderContext,
    path,
    texts,
    organisation,
    menu: wholeMenu(menu, ownPages, switches, locale),
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
    toLinkProps: ({ internal, link, path: here }) =>
      !internal && link === stored.donationPage ? donate : linkTo(internal ? '' : link, here),
    donate,
    takesDonations: isOwn,
    takesMeetings: hasMeetings,
    hasSamples,
    outsidePage,
    donateToProject: id => (isOwn ? counted({ href: `${to('/donate')}?project=${id}#give` }) : donate),
    donateTo: ({ id, donationLink, key }) => {
      if (isOwn) return counted({ href: `${to('/donate')}?campaign=${id}#give` });
      const page = pageFor(donationLink, key);
      return page ? counted(linkTo(page, '/donate')) : null;
    },
  };
}

/**
 * The aria-current of a link: it is this page, or the list this page belongs to; otherwise none. Home belongs to no
 * list.
 */
export function currentMark(link: string, path: string): 'page' | 'true' | undefined {
  if (link === path) return 'page';
  return link !== '/' && path.startsWith(`${link}/`) ? 'true' : undefined;
}

/** Who the organisation is, in a sentence: from the site settings, or our default until staff write their own. */
export function describeInShort({ organisation, texts }: Pick<Frame, 'organisation' | 'texts'>): Words {
  const { description } = organisation.words;
  if (description.text) return description;
  return { text: texts.aboutUs.replace('{year}', String(organisation.foundedIn)) };
}

const switched = standingPages.filter(({ onlyWith, offeredWith }) => onlyWith ?? offeredWith);

/** The menu with pages that staff added to it or switched on, and without those they switched off. */
function wholeMenu(menu: Menu, ownPages: readonly PageLink[], switches: PageSwitches, locale: Locale): Menu {
  const off = new Set(switched.filter(page => !isAvailable(page, switches)).map(({ path }) => path));
  const on = switched
    .filter(page => page.onlyWith && isAvailable(page, switches))
    .map(({ path, label }) => ({ href: path, label: { text: label[locale] } }));
  const there = menu.items.filter(({ path, internal }) => !internal || !off.has(path));
  return {
    ...menu,
    items: withPages(there, [...ownPages, ...on]),
    footer: menu.footer.filter(({ path }) => !off.has(path)),
  };
}

/** A picture for share cards; pages without one use the drawn card with the slogan. */
export type SharePicture = { src: string; width: number; height: number; alt: string };

/** What a page tells browsers, search engines and share cards. */
export type PageHead = {
  /** Without the organisation's name, which the frame adds: `Home` becomes `Home — Adey`. */
  title: string;
  description: string;
  kind?: 'website' | 'article';
  picture?: SharePicture | null;
  /** schema.org objects of the page; the frame adds the organisation. */
  structured?: readonly object[];
  /** False if the page has no text in its language yet, so that search engines prefer the English one. */
  translated?: boolean;
  /** Kept out of search engines, such as previews and refusals. */
  hidden?: boolean;
  /** The page shows why a form was refused, even if it is not the response to that form. */
  refused?: boolean;
  /** The manifest of a page that is an app of its own. */
  manifest?: string;
  /** Colours that staff chose, as a style sheet; its hash is added to the content policy. */
  colours?: string;
};
