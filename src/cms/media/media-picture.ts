import { PICTURE_WIDTHS } from '#cms/media/picture-sizes.ts';
import type { Locale } from '#core/locale.ts';
import { type Localized, pickWords, type Words } from '#core/words.ts';

type Candidate = { src: string; width: number };

/** A picture ready to show: its addresses on the site, its size in pixels, and its focal point for cropping. */
export type MediaPicture = {
  src: string;
  width: number;
  height: number;
  alt: Words;
  blur?: string;
  /** The focal point, in percent from the left and from the top. */
  position: { x: number; y: number };
  avif: Candidate[];
  webp: Candidate[];
  /** The 1200 × 630 crop for share cards; null if the picture is too small for it. */
  share: { src: string; width: number; height: number } | null;
};

type StoredSize = { filename?: string | null; width?: number | null; height?: number | null };

/** A media document as a public read with `locale: 'all'` returns it. */
export type StoredPicture = StoredSize & {
  alt?: Localized;
  blur?: string | null;
  focalX?: number | null;
  focalY?: number | null;
  sizes?: Record<string, StoredSize | undefined> | null;
};

/**
 * Turns a populated picture into what pages show; null if there is none. A relationship that is only an id is a picture that
 * visitors may not see (no valid consent), so it is null too.
 */
export function toPicture(value: unknown, locale: Locale): MediaPicture | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored = value as StoredPicture;
  const { filename, width, height } = stored;
  if (!filename || !width || !height) return null;
  const webp = candidates(stored, 'webp');
  const share = stored.sizes?.share;
  return {
    src: webp.at(-1)?.src ?? mediaPath(filename),
    width,
    height,
    alt: pickWords(stored.alt, locale),
    ...(stored.blur ? { blur: stored.blur } : {}),
    position: { x: stored.focalX ?? 50, y: stored.focalY ?? 50 },
    avif: candidates(stored, 'avif'),
    webp,
    share: share?.filename
      ? { src: mediaPath(share.filename), width: share.width ?? 1200, height: share.height ?? 630 }
      : null,
  };
}

/** Where the site serves a stored file, behind the consent check (open-public-media.ts). */
export function mediaPath(filename: string): string {
  return `/media/${encodeURIComponent(filename)}`;
}

function candidates({ sizes }: StoredPicture, format: 'avif' | 'webp'): Candidate[] {
  return PICTURE_WIDTHS.flatMap(wanted => {
    const size = sizes?.[`${format}${wanted}`];
    return size?.filename ? [{ src: mediaPath(size.filename), width: size.width ?? wanted }] : [];
  });
}

/** A film of the library, ready to show. */
type MediaFilm = {
  src: string;
  /** What can be seen in it. */
  alt: Words;
  /** Shown until it plays; null if there is none or its own consent is not valid. */
  still: MediaPicture | null;
};

/** A film as a public read with `locale: 'all'` returns it. */
export type StoredFilm = { filename?: string | null; alt?: Localized; still?: unknown };

/** Turns a stored film into what pages show; null if its file has no name. */
export function toFilm({ filename, alt, still }: StoredFilm, locale: Locale): MediaFilm | null {
  if (!filename) return null;
  return { src: mediaPath(filename), alt: pickWords(alt, locale), still: toPicture(still, locale) };
}
