import type { Menu, MenuLink } from '#features/navigation/menu.queries.ts';

/** The bar's seven links in order (NAV-16); their labels are those of the menu. */
const barPaths = ['/about', '/events', '/team', '/news', '/reports', '/projects', '/contact'];

/** The menu items in the top bar, in its order; each has a panel. */
export function barItems(menu: Menu): MenuLink[] {
  return barPaths.flatMap(wanted => menu.items.filter(item => item.path === wanted));
}
