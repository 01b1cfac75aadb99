import type { Locale } from '#core/locale.ts';

/** The groups of the site map, in their order. */
export const pageGroups = ['mission', 'takePart', 'news', 'account', 'legal'] as const;
export type PageGroup = (typeof pageGroups)[number];

export type StandingPage = {
  /** Without language. */
  path: string;
  group: PageGroup;
  /** Its name where the menu has none. */
  label: Record<Locale, string>;
  /** Not for search engines: only useful to people who are already on the site. */
  unlisted?: boolean;
  /** The setting without which the page does not exist. */
  onlyWith?: 'showsFigures';
  /** Without this nothing links to it; whoever opens it reads what they can do instead. */
  offeredWith?: 'takesMeetings';
};

/**
 * Every page at a fixed address that a visitor may choose to open, in the order of the site map and sitemap.xml. Pages of
 * content (events, posts, projects, people, partners) are added by read-site-map.ts. Pages that only follow from an act,
 * such as the outcome of a payment, are listed in tests/architecture/site-pages.test.ts.
 */
export const standingPages: readonly StandingPage[] = [
  { path: '/', group: 'mission', label: { en: 'Home', am: 'መነሻ' } },
  { path: '/about', group: 'mission', label: { en: 'About', am: 'ስለ እኛ' } },
  { path: '/team', group: 'mission', label: { en: 'Team', am: 'ቡድናችን' } },
  { path: '/projects', group: 'mission', label: { en: 'Projects', am: 'ፕሮጀክቶች' } },
  { path: '/reports', group: 'mission', label: { en: 'Reports', am: 'ሪፖርቶች' } },
  { path: '/claims', group: 'mission', label: { en: 'Our numbers', am: 'ቁጥሮቻችን' } },
  { path: '/figures', group: 'mission', label: { en: 'Visits', am: 'ጉብኝቶች' }, onlyWith: 'showsFigures' },
  { path: '/testimonial', group: 'mission', label: { en: 'Testimonial', am: 'ምስክርነት' } },
  { path: '/events', group: 'takePart', label: { en: 'Events', am: 'ዝግጅቶች' } },
  {
    path: '/sales/get-tickets',
    group: 'takePart',
    label: { en: 'Tickets', am: 'ትኬቶች' },
  },
  { path: '/cart', group: 'takePart', label: { en: 'Cart', am: 'ቅርጫት' }, unlisted: true },
  {
    path: '/meet',
    group: 'takePart',
    label: { en: 'Meet', am: 'እንገናኝ' },
    offeredWith: 'takesMeetings',
  },
  { path: '/partnership', group: 'takePart', label: { en: 'Partners', am: 'አጋሮች' } },
  { path: '/donate', group: 'takePart', label: { en: 'Donate', am: 'ይለግሱ' } },
  {
    path: '/latest-updates',
    group: 'news',
    label: { en: 'Latest updates', am: 'የቅርብ ጊዜ መረጃዎች' },
  },
  { path: '/news', group: 'news', label: { en: 'News', am: 'ዜና' } },
  { path: '/newsletter', group: 'news', label: { en: 'Newsletter', am: 'የዜና መልእክት' } },
  { path: '/search', group: 'news', label: { en: 'Search', am: 'ፍለጋ' } },
  { path: '/contact', group: 'takePart', label: { en: 'Contact', am: 'ያግኙን' } },
  { path: '/auth/sign-in', group: 'account', label: { en: 'Sign in', am: 'ይግቡ' }, unlisted: true },
  { path: '/auth/sign-up', group: 'account', label: { en: 'Sign up', am: 'ይመዝገቡ' }, unlisted: true },
  { path: '/legal/privacy', group: 'legal', label: { en: 'Privacy', am: 'የግላዊነት መመሪያ' } },
  {
    path: '/legal/terms-and-conditions',
    group: 'legal',
    label: { en: 'Terms and Conditions', am: 'የአጠቃቀም ደንቦች' },
  },
  { path: '/offline', group: 'news', label: { en: 'Read offline', am: 'ያለ ኢንተርኔት ያንብቡ' } },
  { path: '/site-map', group: 'legal', label: { en: 'Site map', am: 'የድረ ገጹ ካርታ' } },
];

/** What decides which of them exist and are offered. */
export type PageSwitches = Readonly<
  Record<NonNullable<StandingPage['onlyWith'] | StandingPage['offeredWith']>, boolean>
>;

/** Whether a standing page exists with these settings, and links to it lead to something. */
export const isAvailable = (
  { onlyWith, offeredWith }: Pick<StandingPage, 'onlyWith' | 'offeredWith'>,
  switches: PageSwitches,
): boolean =>
  (onlyWith === undefined || switches[onlyWith]) && (offeredWith === undefined || switches[offeredWith]);

/** The name of a standing page in a language; its path where it is none. */
export function namePage(path: string, locale: Locale): string {
  return standingPages.find(page => page.path === path)?.label[locale] ?? path;
}
