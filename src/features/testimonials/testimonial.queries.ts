import { type MediaPicture, pictureOf, type StoredPicture } from '#cms/media/media-picture.ts';
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

/** What somebody said in their own words, and agreed that it is shown. */
export type Testimonial = {
  id: number;
  saidBy: Words;
  words: Words;
  /** Null where there is no picture, or none that may be shown. */
  picture: MediaPicture | null;
  /** The address of a film; empty where there is none. */
  video: string;
};

/** The testimonials whose consent holds, in the order staff gave them. */
export async function listTestimonials(renderContext: RenderContext): Promise<Testimonial[]> {
  const stored = await listPublic<StoredTestimonial>(renderContext, {
    collection: 'testimonials',
    sort: '_order',
  });
  return stored.map(({ id, saidBy, words, img, video }) => ({
    id,
    saidBy: pickWords(saidBy, renderContext.locale),
    words: pickWords(words, renderContext.locale),
    picture: pictureOf(img, renderContext.locale),
    video: video ?? '',
  }));
}
