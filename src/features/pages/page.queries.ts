import { hasChangedNames, type TextAboutPeople } from '#cms/consents/consent.rules.ts';
import { type PageBlock, readBlocks, type StoredBlock } from '#cms/page-blocks/read-blocks.ts';
import { isTranslated, type Localized, pickWords, type Words } from '#core/words.ts';
import { findByAddress, listPublic } from '#platform/public-content.ts';
import type { RenderContext } from '#platform/render-context.ts';
import type { Field } from '#ui/layout/field.ts';
import { isPageAddress, toPageColour } from './page.rules.ts';

type StoredPage = TextAboutPeople & {
  slug: string;
  title?: Localized;
  intro?: Localized;
  description?: Localized;
  colour?: string | null;
  blocks?: StoredBlock[] | null;
};

/** A page made by staff. */
export type OwnPage = {
  title: Words;
  /** Empty if there is none. */
  intro: Words;
  /** For search engines; empty if staff wrote neither it nor an introduction. */
  description: Words;
  colour: Field;
  blocks: PageBlock[];
  namesChanged: boolean;
  translated: boolean;
};

/** The page at an address right below the home page, its new address if it moved, or null. */
export async function findOwnPage(
  renderContext: RenderContext,
  slug: string,
): Promise<OwnPage | { movedTo: string } | null> {
  if (!isPageAddress(slug)) return null;
  const found = await findByAddress<StoredPage>(renderContext, 'pages', slug);
  if (!found || 'movedTo' in found) return found;
  const words = (value: Localized) => pickWords(value, renderContext.locale);
  const title = words(found.title);
  const intro = words(found.intro);
  const description = words(found.description);
  return {
    title,
    intro,
    description: description.text ? description : intro,
    colour: toPageColour(found.colour),
    blocks: await readBlocks(renderContext, found.blocks),
    namesChanged: hasChangedNames(found),
    translated: isTranslated(title),
  };
}

/** A published page by its path, without language. */
export type PageLink = { href: string; label: Words };

type StoredLink = { slug: string; title?: Localized; menuLabel?: Localized };

/** Every published page, in the order of their addresses. */
export async function listOwnPages(renderContext: RenderContext): Promise<PageLink[]> {
  const rows = await listLinks(renderContext, {});
  return rows.map(({ slug, title }) => ({ href: `/${slug}`, label: pickWords(title, renderContext.locale) }));
}

/** The published pages that staff put into the menu, in the order in which they were made. */
export async function listMenuPages(renderContext: RenderContext): Promise<PageLink[]> {
  const rows = await listLinks(renderContext, { where: { inMenu: { equals: true } }, sort: 'createdAt' });
  return rows.map(({ slug, title, menuLabel }) => {
    const own = pickWords(menuLabel, renderContext.locale);
    return { href: `/${slug}`, label: own.text ? own : pickWords(title, renderContext.locale) };
  });
}

function listLinks(
  renderContext: RenderContext,
  query: Partial<Parameters<typeof listPublic>[1]>,
): Promise<StoredLink[]> {
  return listPublic<StoredLink>(renderContext, {
    collection: 'pages',
    sort: 'slug',
    depth: 0,
    select: { slug: true, title: true, menuLabel: true },
    ...query,
  });
}
