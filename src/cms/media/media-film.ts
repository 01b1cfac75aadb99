import { addressOf, type MediaPicture, pictureOf } from '#cms/media/media-picture.ts';
import type { Locale } from '#core/locale.ts';
import { type Localized, pickWords, type Words } from '#core/words.ts';

/** A film of the library, ready to show. */
type MediaFilm = {
  src: string;
  /** What can be seen in it. */
  alt: Words;
  /** Shown until it plays; null if staff chose none, or if its own consent does not hold. */
  still: MediaPicture | null;
};

/** A film as a public read with `locale: 'all'` returns it. */
export type StoredFilm = { filename?: string | null; alt?: Localized; still?: unknown };

/** Turns a stored film into what pages show; null if its file has no name. */
export function filmOf({ filename, alt, still }: StoredFilm, locale: Locale): MediaFilm | null {
  if (!filename) return null;
  return { src: addressOf(filename), alt: pickWords(alt, locale), still: pictureOf(still, locale) };
}
