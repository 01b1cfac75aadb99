import { type MediaPicture, pictureOf, type StoredPicture } from '#cms/media/media-picture.ts';
import { type Localized, pickWords, type Words } from '#core/words.ts';
import { listPublic } from '#platform/public-content.ts';
import type { RenderContext } from '#platform/render-context.ts';

/** A suggestion for a new subscriber. */
export type StarterLink = {
  id: number;
  /** A path of this site without language, or an external address. */
  href: string;
  title: Words;
  label: Words;
  picture: MediaPicture | null;
};

type Stored = {
  id: number;
  link: string;
  title?: Localized;
  label?: Localized;
  img?: StoredPicture | number | null;
};

/** Wide enough for a thumbnail on a high-density screen; wider files only make the page heavier. */
const widestThumbnail = 320;

/** The starter links in the order set by staff. */
export async function listStarterLinks(renderContext: RenderContext): Promise<StarterLink[]> {
  const stored = await listPublic<Stored>(renderContext, { collection: 'starter-links', sort: '_order' });
  return stored.map(({ id, link, title, label, img }) => ({
    id,
    href: link,
    title: pickWords(title, renderContext.locale),
    label: pickWords(label, renderContext.locale),
    picture: thumbnailOf(pictureOf(img, renderContext.locale)),
  }));
}

function thumbnailOf(picture: MediaPicture | null): MediaPicture | null {
  if (!picture) return null;
  const small = (files: MediaPicture['avif']) => files.filter(({ width }) => width <= widestThumbnail);
  const webp = small(picture.webp);
  const { blur, ...rest } = picture;
  return { ...rest, src: webp.at(-1)?.src ?? picture.src, avif: small(picture.avif), webp };
}
