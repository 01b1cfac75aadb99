import { type MediaPicture, type StoredPicture, toPicture } from '#cms/media/media-picture.ts';
import { type Localized, pickWords, type Words } from '#core/words.ts';
import { listPublic } from '#platform/public-content.ts';
import type { RenderContext } from '#platform/render-context.ts';

type StoredTestimonial = {
  id: number;
  saidBy?: Localized;
  words?: Localized;
  img?: StoredPicture | number | null;
  video?: string | null;
};

/** A testimonial, shown with consent. */
export type Testimonial = {
  id: number;
  saidBy: Words;
  words: Words;
  /** Null if missing or not public. */
  picture: MediaPicture | null;
  /** The address of a film; empty for none. */
  video: string;
};

/** The testimonials with valid consent, in the order set by staff. */
export async function listTestimonials(renderContext: RenderContext): Promise<Testimonial[]> {
  const stored = await listPublic<StoredTestimonial>(renderContext, {
    collection: 'testimonials',
    sort: '_order',
  });
  return stored.map(({ id, saidBy, words, img, video }) => ({
    id,
    saidBy: pickWords(saidBy, renderContext.locale),
    words: pickWords(words, renderContext.locale),
    picture: toPicture(img, renderContext.locale),
    video: video ?? '',
  }));
}
