import { pagePath } from '#core/links.ts';
import { type Localized, pickWords, type Words } from '#core/words.ts';
import { getPublicGlobal, listPublic } from '#platform/public-content.ts';
import { orOmit, type RenderContext } from '#platform/render-context.ts';
import {
  defaultFooterMenu,
  defaultMenu,
  type MenuItem,
  type StoredMenuItem,
  toMenuItem,
} from './menu.rules.ts';
import { findDestination, type Redirect } from './redirect.rules.ts';

/** A menu item with its label in the page's language. */
export type MenuLink = Omit<MenuItem, 'label'> & { label: Words };

export type Menu = {
  items: MenuLink[];
  footer: MenuLink[];
  /** The slug of the featured event; null if none is chosen or it is not public. */
  featuredEvent: string | null;
};

type Stored = Omit<StoredMenuItem, 'label'> & { label: Localized };

/** The menu for a page; the default one until staff store theirs, and while theirs cannot be read. */
export async function getMenu(renderContext: RenderContext, donationPage: string): Promise<Menu> {
  const read = getPublicGlobal(renderContext, 'menu');
  const stored = (await orOmit(renderContext, read, {})) as unknown as {
    items?: Stored[];
    footer?: Stored[];
    featuredEvent?: { slug?: string | null } | number | null;
  };
  const toLink = ({ label, ...item }: Stored): MenuLink => ({
    ...toMenuItem({ ...item, label: '' }, donationPage),
    label: pickWords(label, renderContext.locale),
  });
  const given = (own: Stored[] | undefined, defaults: readonly Stored[]) =>
    (own && own.length > 0 ? own : defaults).map(toLink);
  return {
    items: given(stored.items, defaultMenu),
    footer: given(stored.footer, defaultFooterMenu),
    featuredEvent: typeof stored.featuredEvent === 'object' ? (stored.featuredEvent?.slug ?? null) : null,
  };
}

/** Where staff lead visitors of a path that has no page: a path of this site without a language, an address, or null. */
export async function findRedirect(renderContext: RenderContext, path: string): Promise<string | null> {
  const from = pagePath(path, 'https://this.site');
  if (!from) return null;
  const redirects = await listPublic<Redirect>(renderContext, {
    collection: 'redirects',
    sort: 'from',
    depth: 0,
  });
  return findDestination(from, redirects);
}
