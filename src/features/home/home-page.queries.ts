import { type MediaPicture, pictureOf } from '#cms/media/media-picture.ts';
import type { StoredBlock } from '#cms/page-blocks/read-blocks.ts';
import { type Localized, pickWords, type Words } from '#core/words.ts';
import { findOnlyPublic } from '#platform/public-content.ts';
import type { RenderContext } from '#platform/render-context.ts';
import { arrangeHome, type Placed, type StoredRow } from './home-sections.rules.ts';

export type HomeRow = StoredRow & StoredBlock;

/** What staff changed on the home page; empty and null where it is as it came. */
export type HomePage = {
  title: Words;
  sentence: Words;
  /** Null without one, and while its consent does not hold. */
  picture: MediaPicture | null;
  placed: Placed<HomeRow>[];
};

type Stored = {
  heroTitle?: Localized;
  heroSentence?: Localized;
  heroPicture?: unknown;
  blocks?: HomeRow[] | null;
};

/** The home page as staff arranged it; as it came where there is none that the visitor may see. */
export async function getHomePage(renderContext: RenderContext): Promise<HomePage> {
  const { locale } = renderContext;
  const stored: Stored = (await findOnlyPublic<Stored>(renderContext, 'home')) ?? {};
  return {
    title: pickWords(stored.heroTitle, locale),
    sentence: pickWords(stored.heroSentence, locale),
    picture: pictureOf(stored.heroPicture, locale),
    placed: arrangeHome(stored.blocks),
  };
}
