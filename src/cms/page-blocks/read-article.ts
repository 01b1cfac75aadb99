import type { CollectionSlug } from 'payload';
import {
  type MediaPicture,
  mediaPath,
  type StoredFilm,
  toFilm,
  toPicture,
} from '#cms/media/media-picture.ts';
import { PDF_TYPE } from '#cms/media/upload-limits.ts';
import {
  type Node,
  type Reference,
  type ResolvedLink,
  readReference,
  readTextBlock,
  referencesIn,
  topNodes,
  wordsIn,
} from '#cms/rich-text/read-text.rules.ts';
import { fileNote } from '#core/file-note.ts';
import type { Locale } from '#core/locale.ts';
import type { Article, MediaBlock } from '#core/rich-text.ts';
import { type PerLocale, type Picked, pickLocalized } from '#core/words.ts';
import { openCms } from '#platform/payload.ts';
import { listPublic, type StoredDocument } from '#platform/public-content.ts';
import type { RenderContext } from '#platform/render-context.ts';

/** A long text as a public read with `locale: 'all'` returns it. */
export type StoredArticle = PerLocale<unknown> | null | undefined;

/** The words of a long text in the page's language or its fallback, for counting. */
export const articleWords = (stored: StoredArticle, locale: Locale): string =>
  wordsIn(pick(stored, locale)?.value);

/**
 * A long text ready for a page. Its pictures, films and linked documents are read with the rights of visitors, so what has no
 * valid consent or is not published is missing, and the page records that it depends on them.
 */
export async function readArticle(
  renderContext: RenderContext,
  stored: StoredArticle,
): Promise<Article<MediaPicture>> {
  const { locale } = renderContext;
  const picked = pick(stored, locale);
  if (!picked) return { blocks: [] };
  const find = await readReferences(renderContext, referencesIn(picked.value));
  const resolveLink = (reference: Reference) => linkTo(find(reference), picked.lang ?? locale);
  const blocks = topNodes(picked.value).flatMap((node): Article<MediaPicture>['blocks'] =>
    node.type === 'block' ? readMediaBlock(node, find, locale) : readTextBlock(node, resolveLink),
  );
  return picked.lang ? { blocks, lang: picked.lang } : { blocks };
}

/** A text of pictures only does not count as empty. */
function pick(stored: StoredArticle, locale: Locale): Picked<unknown> | null {
  return pickLocalized(stored, locale, one =>
    topNodes(one).every(node => node.type !== 'block' && readTextBlock(node).length === 0),
  );
}

type Found = StoredDocument & { folder?: string };
type Find = (reference: Reference | null) => Found | undefined;

async function readReferences(renderContext: RenderContext, references: readonly Reference[]): Promise<Find> {
  const { collections } = await openCms();
  const byCollection = Map.groupBy(references, ({ relationTo }) => relationTo);
  const read = [...byCollection].map(async ([name, found]): Promise<[string, Map<number, Found>]> => {
    const collection = name as CollectionSlug;
    if (!collections[collection]) return [name, new Map()];
    const folder: unknown = collections[collection].config.custom.folder;
    const isPage = typeof folder === 'string';
    const rows = await listPublic(renderContext, {
      collection,
      where: { id: { in: [...new Set(found.map(({ value }) => value))] } },
      ...(isPage ? { depth: 0, select: { slug: true } } : {}),
    });
    return [name, new Map(rows.map(row => [row.id, isPage ? { ...row, folder } : row]))];
  });
  const rows = new Map(await Promise.all(read));
  return reference => (reference ? rows.get(reference.relationTo)?.get(reference.value) : undefined);
}

/** The link to a page, or to the file of a PDF with its kind and size in the language of the text. */
function linkTo(found: Found | undefined, locale: Locale): ResolvedLink | undefined {
  if (!found) return undefined;
  const { folder, slug, filename, filesize, mimeType } = found;
  if (folder !== undefined) return slug ? { href: `${folder}/${slug}` } : undefined;
  if (mimeType !== PDF_TYPE || typeof filename !== 'string') return undefined;
  return { href: mediaPath(filename), note: fileNote('PDF', Number(filesize), locale) };
}

function readMediaBlock({ fields }: Node, find: Find, locale: Locale): MediaBlock<MediaPicture>[] {
  const words = (name: string) => (typeof fields?.[name] === 'string' ? fields[name].trim() : '');
  const caption = words('caption');
  switch (fields?.blockType) {
    case 'picture': {
      const picture = toPicture(find(readReference(fields.picture)), locale);
      return picture ? [{ kind: 'picture', picture, caption }] : [];
    }
    case 'film': {
      const stored = find(readReference(fields.film)) as StoredFilm | undefined;
      const film = stored && toFilm(stored, locale);
      return film ? [{ kind: 'film', ...film, caption }] : [];
    }
    case 'figure':
      return words('number') && words('label')
        ? [{ kind: 'figure', number: words('number'), label: words('label'), source: words('source') }]
        : [];
    case 'give':
      return [{ kind: 'give', label: words('label') }];
    default:
      return [];
  }
}
