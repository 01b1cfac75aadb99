import type { Locale } from '#core/locale.ts';

/** Accent colours of menu items. */
const menuAccents = ['green', 'dark-green'] as const;
type MenuAccent = (typeof menuAccents)[number];

/**
 * A menu item. `link` is its target: for internal items the `path`, for external ones another site. `id` (0 to 4) is
 * the panel that an item of the top bar opens, if any.
 */
export type MenuItem = {
  label: string;
  link: string;
  quick: boolean;
  id?: number;
  col?: MenuAccent;
  path: string;
  internal: boolean;
};

/** A menu item as stored; an external one without an address leads to the donation page. */
export type StoredMenuItem = {
  label: string;
  path?: string | null;
  externalLink?: string | null;
  internal?: boolean | null;
  quick?: boolean | null;
  panel?: number | null;
  col?: string | null;
};

/** Converts a stored item; `donationPage` is the one of the site settings. */
export function toMenuItem(stored: StoredMenuItem, donationPage: string): MenuItem {
  const internal = stored.internal ?? true;
  const path = stored.path || '/';
  const accent = menuAccents.find(known => known === stored.col);
  return {
    label: stored.label,
    link: internal ? path : stored.externalLink || donationPage,
    quick: stored.quick ?? false,
    ...(typeof stored.panel === 'number' ? { id: stored.panel } : {}),
    ...(accent ? { col: accent } : {}),
    path,
    internal,
  };
}

/** Pages of staff are inserted before this item; it and the donation link end the list. */
const standsLast = '/contact';

/** The menu with the pages staff show in it. Pages that the menu already links to stay in their place. */
export function withPages<Label>(
  items: readonly (Omit<MenuItem, 'label'> & { label: Label })[],
  pages: readonly { href: string; label: Label }[],
): (Omit<MenuItem, 'label'> & { label: Label })[] {
  const named = new Set(items.map(({ path }) => path));
  const added = pages
    .filter(({ href }) => !named.has(href))
    .map(({ href, label }) => ({ label, link: href, quick: false, path: href, internal: true }));
  const at = items.findIndex(({ path }) => path === standsLast);
  return items.toSpliced(at < 0 ? items.length : at, 0, ...added);
}

/** The problem with a panel number, or null. */
export function panelProblem(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  const isPanel = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 4;
  return isPanel ? null : 'Choose a panel from 0 to 4.';
}

type DefaultMenuItem = {
  label: Record<Locale, string>;
  path: string;
  internal: boolean;
  quick: boolean;
  panel?: number;
  col?: MenuAccent;
};

/** The initial menu. The last item leads to the donation page of the site settings. */
export const defaultMenu: readonly DefaultMenuItem[] = [
  { label: { en: 'Home', am: 'መነሻ' }, path: '/', ...page() },
  { label: { en: 'About', am: 'ስለ እኛ' }, path: '/about', ...page({ quick: true }) },
  { label: { en: 'Events', am: 'ዝግጅቶች' }, path: '/events', ...page({ quick: true, panel: 0 }) },
  { label: { en: 'Meet', am: 'እንገናኝ' }, path: '/meet', ...page() },
  { label: { en: 'Team', am: 'ቡድናችን' }, path: '/team', ...page({ panel: 1 }) },
  { label: { en: 'News', am: 'ዜና' }, path: '/news', ...page({ panel: 2 }) },
  { label: { en: 'Reports', am: 'ሪፖርቶች' }, path: '/reports', ...page({ panel: 3 }) },
  { label: { en: 'Projects', am: 'ፕሮጀክቶች' }, path: '/projects', ...page({ panel: 4 }) },
  {
    label: { en: 'Partners', am: 'አጋሮች' },
    path: '/partnership',
    ...page({ quick: true, col: 'dark-green' }),
  },
  { label: { en: 'Contact', am: 'ያግኙን' }, path: '/contact', ...page({ quick: true }) },
  {
    label: { en: 'Donate', am: 'ይለግሱ' },
    path: '/donate',
    internal: false,
    quick: true,
    col: 'green',
  },
];

/** The footer links: Privacy, and Terms and Conditions. */
export const defaultFooterMenu: readonly DefaultMenuItem[] = [
  { label: { en: 'Privacy', am: 'የግላዊነት መመሪያ' }, path: '/legal/privacy', ...page() },
  {
    label: { en: 'Terms and Conditions', am: 'የአጠቃቀም ደንቦች' },
    path: '/legal/terms-and-conditions',
    ...page(),
  },
];

function page(more: Partial<Pick<DefaultMenuItem, 'quick' | 'panel' | 'col'>> = {}) {
  return { internal: true, quick: false, ...more };
}
