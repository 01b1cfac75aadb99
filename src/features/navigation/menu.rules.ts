/** An accent a menu item is written in. */
export const menuAccents = ['green', 'dark-green'] as const;
export type MenuAccent = (typeof menuAccents)[number];

/**
 * One item of the menu. `link` is where it leads: for an internal item its `path`, for an external one an address
 * elsewhere. `id` (0 to 4) is the panel an item of the top bar opens; items without one open none.
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

/** An item as the CMS stores it: an external one without an address of its own leads to the donation page. */
export type StoredMenuItem = {
  label: string;
  path?: string | null;
  externalLink?: string | null;
  internal?: boolean | null;
  quick?: boolean | null;
  panel?: number | null;
  col?: string | null;
};

/** A stored item as the navigation shows it; `donationPage` is the one of the site settings. */
export function menuItemOf(stored: StoredMenuItem, donationPage: string): MenuItem {
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

/** What is wrong with the number of a panel; null when nothing is. */
export function panelProblem(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  const isPanel = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 4;
  return isPanel ? null : 'A panel has a number from 0 to 4.';
}
