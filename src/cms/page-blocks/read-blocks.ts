import { type MediaPicture, type StoredPicture, toPicture } from '#cms/media/media-picture.ts';
import { isSitePath } from '#core/links.ts';
import type { Article } from '#core/rich-text.ts';
import { type Localized, pickWords, type Words } from '#core/words.ts';
import type { RenderContext } from '#platform/render-context.ts';
import {
  type FigureName,
  type FormKind,
  figureNames,
  formKinds,
  type GivingKind,
  givingKinds,
  type PeopleKind,
  peopleKinds,
  type VoiceKind,
  voiceKinds,
} from './page-block.rules.ts';
import { readArticle, type StoredArticle } from './read-article.ts';

/** A picture with its caption, which may be empty. */
export type CaptionedPicture = { picture: MediaPicture; caption: Words };
/** A card that links to one of our pages; `path` is without language. */
export type LinkCard = { title: Words; words: Words; path: string; picture: MediaPicture | null };

/** A block of a page, ready to show. Headings and sentences may be empty. */
export type PageBlock =
  | { kind: 'words'; article: Article<MediaPicture> }
  | { kind: 'pictures'; heading: Words; pictures: CaptionedPicture[] }
  | { kind: 'cards'; heading: Words; cards: LinkCard[] }
  | { kind: 'figures'; heading: Words; show: FigureName[] }
  | { kind: 'voices'; show: VoiceKind; most: number }
  | { kind: 'form'; show: FormKind }
  | { kind: 'giving'; show: GivingKind; words: Words }
  | { kind: 'people'; heading: Words; show: PeopleKind };

/** A block as a public read with `locale: 'all'` returns it. */
export type StoredBlock = {
  blockType?: string;
  heading?: Localized;
  text?: StoredArticle;
  pictures?: { picture?: StoredPicture | number | null; caption?: Localized }[] | null;
  cards?:
    | {
        title?: Localized;
        words?: Localized;
        path?: string | null;
        picture?: StoredPicture | number | null;
      }[]
    | null;
  show?: unknown;
  most?: number | null;
  words?: Localized;
};

const MOST_VOICES = 3;

/**
 * One block ready to show; null if there is nothing to show, such as pictures without consent. Its own pictures were read with
 * the page; those in long texts are read here, with the rights of visitors.
 */
export async function readBlock(
  renderContext: RenderContext,
  stored: StoredBlock,
): Promise<PageBlock | null> {
  const { locale } = renderContext;
  const heading = pickWords(stored.heading, locale);
  const chosen = <Name extends string>(names: readonly Name[]) => names.find(name => name === stored.show);
  switch (stored.blockType) {
    case 'words': {
      const article = await readArticle(renderContext, stored.text);
      return article.blocks.length > 0 ? { kind: 'words', article } : null;
    }
    case 'pictures': {
      const pictures = (stored.pictures ?? []).flatMap((row): CaptionedPicture[] => {
        const picture = toPicture(row.picture, locale);
        return picture ? [{ picture, caption: pickWords(row.caption, locale) }] : [];
      });
      return pictures.length > 0 ? { kind: 'pictures', heading, pictures } : null;
    }
    case 'cards': {
      const cards = (stored.cards ?? []).flatMap(({ title, words, path, picture }): LinkCard[] => {
        const shown = pickWords(title, locale);
        return path && isSitePath(path) && shown.text
          ? [{ title: shown, words: pickWords(words, locale), path, picture: toPicture(picture, locale) }]
          : [];
      });
      return cards.length > 0 ? { kind: 'cards', heading, cards } : null;
    }
    case 'figures': {
      const wanted: readonly unknown[] = Array.isArray(stored.show) ? stored.show : [];
      const show = figureNames.filter(name => wanted.includes(name));
      return show.length > 0 ? { kind: 'figures', heading, show } : null;
    }
    case 'voices': {
      const show = chosen(voiceKinds);
      return show ? { kind: 'voices', show, most: stored.most ?? MOST_VOICES } : null;
    }
    case 'form': {
      const show = chosen(formKinds);
      return show ? { kind: 'form', show } : null;
    }
    case 'giving': {
      const show = chosen(givingKinds);
      return show ? { kind: 'giving', show, words: pickWords(stored.words, locale) } : null;
    }
    case 'people': {
      const show = chosen(peopleKinds);
      return show ? { kind: 'people', heading, show } : null;
    }
    default:
      return null;
  }
}

/** The blocks of a page in their order, without those that have nothing to show. */
export async function readBlocks(
  renderContext: RenderContext,
  stored: readonly StoredBlock[] | null | undefined,
): Promise<PageBlock[]> {
  const read = await Promise.all((stored ?? []).map(block => readBlock(renderContext, block)));
  return read.filter(block => block !== null);
}
