import { type MediaPicture, type StoredPicture, toPicture } from '#cms/media/media-picture.ts';
import { type Localized, pickWords, type Words } from '#core/words.ts';
import { listPublic } from '#platform/public-content.ts';
import type { RenderContext } from '#platform/render-context.ts';

type StoredStory = {
  id: number;
  heading?: Localized;
  firstName?: Localized;
  nameChanged?: boolean | null;
  img?: StoredPicture | number | null;
  disc?: { par1?: Localized; par2?: Localized };
};

/** A family's story, told with their consent. */
export type Story = {
  id: number;
  heading: Words;
  firstName: Words;
  nameChanged: boolean;
  /** Null if missing or not public. */
  picture: MediaPicture | null;
  par1: Words;
  par2: Words;
};

/** The stories with valid consent, newest first. */
export async function listStories(renderContext: RenderContext): Promise<Story[]> {
  const stored = await listPublic<StoredStory>(renderContext, { collection: 'stories', sort: '-createdAt' });
  return stored.map(({ id, heading, firstName, nameChanged, img, disc }) => ({
    id,
    heading: pickWords(heading, renderContext.locale),
    firstName: pickWords(firstName, renderContext.locale),
    nameChanged: nameChanged === true,
    picture: toPicture(img, renderContext.locale),
    par1: pickWords(disc?.par1, renderContext.locale),
    par2: pickWords(disc?.par2, renderContext.locale),
  }));
}
