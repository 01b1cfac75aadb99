import { filmOf, type StoredFilm } from '#cms/media/media-film.ts';
import type { MediaPicture } from '#cms/media/media-picture.ts';
import { type FilmSource, filmSource } from '#core/film-source.ts';
import type { Words } from '#core/words.ts';
import { findPublicBy } from '#platform/public-content.ts';
import type { RenderContext } from '#platform/render-context.ts';
import type { StoredVideo } from './organisation.queries.ts';

/** The film of a page: where it is, and what the library knows of it. */
export type PageFilm = { source: FilmSource; alt: Words | null; still: MediaPicture | null };

/**
 * The film staff chose for a page: that of the library while its consent holds, else that of the address, else null.
 */
export async function findPageFilm(
  renderContext: RenderContext,
  { film: id, address }: StoredVideo,
): Promise<PageFilm | null> {
  const film = id === null ? null : await findFilm(renderContext, id);
  if (film) return { source: { kind: 'own', src: film.src }, alt: film.alt, still: film.still };
  const source = filmSource(address);
  return source && { source, alt: null, still: null };
}

async function findFilm(renderContext: RenderContext, id: number) {
  const where = { id: { equals: id } };
  const stored = await findPublicBy<StoredFilm>(renderContext, { collection: 'films', where });
  return stored && filmOf(stored, renderContext.locale);
}
