/** Accent colours of menu items. */
export const menuAccents = ['green', 'dark-green'] as const;
export type MenuAccent = (typeof menuAccents)[number];

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

/** Pages of staff stand before this one, which ends the list together with giving. */
const standsLast = '/contact';

/** The menu with the pages staff show in it. What the menu names already, under whatever words, stays where it is. */
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
  return isPanel ? null : 'A panel has a number from 0 to 4.';
}
