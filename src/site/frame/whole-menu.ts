import type { Locale } from '#core/locale.ts';
import type { Menu } from '#features/navigation/menu.queries.ts';
import { withPages } from '#features/navigation/menu.rules.ts';
import type { PageLink } from '#features/pages/page.queries.ts';
import { isThere, type PageSwitches, standingPages } from '#site/standing-pages.ts';

const switched = standingPages.filter(({ onlyWith }) => onlyWith);

/** The menu with the pages that staff show in it or switched on, and without those they switched off. */
export function wholeMenu(
  menu: Menu,
  ownPages: readonly PageLink[],
  switches: PageSwitches,
  locale: Locale,
): Menu {
  const off = new Set(switched.filter(page => !isThere(page, switches)).map(({ path }) => path));
  const on = switched
    .filter(page => isThere(page, switches))
    .map(({ path, label }) => ({ href: path, label: { text: label[locale] } }));
  const there = menu.items.filter(({ path, internal }) => !internal || !off.has(path));
  return {
    ...menu,
    items: withPages(there, [...ownPages, ...on]),
    footer: menu.footer.filter(({ path }) => !off.has(path)),
  };
}
