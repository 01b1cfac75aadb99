import { hasChangedNames } from '#cms/consents/consent.rules.ts';
import { type MediaPicture, toPicture } from '#cms/media/media-picture.ts';
import type { StoredBlock } from '#cms/page-blocks/read-blocks.ts';
import { bareNumber, type Claims, findClaimKeys } from '#core/claim.ts';
import { hasTranslation, type Localized, pickWords, type Words } from '#core/words.ts';
import { findOnlyPublic, listPublic, noteStated } from '#platform/public-content.ts';
import type { RenderContext } from '#platform/render-context.ts';
import {
  arrangeHome,
  type CardDrawing,
  type CardGround,
  cardAddress,
  cardGrounds,
  claimSentences,
  fillCardWords,
  isCardDrawing,
  type Placed,
  type StoredRow,
} from './home.rules.ts';
import { namesChanged } from './home.texts.ts';

/** A card of the home page and tab of the initiative, with placeholders filled in. */
export type StoryCard = {
  /** As stored, the same in every language: it identifies the tab in addresses. */
  name: string;
  tabLabel: Words;
  heading: Words;
  /** The part of the heading to stress; empty for none. */
  stress: string;
  tabHeading: Words;
  disc: Words;
  /** The sentences of `disc` that state a claim. */
  claim: Words;
  linkLabel: Words;
  href: string;
  /** The card is about a child whose name was changed. */
  nameChanged: boolean;
  picture: MediaPicture | null;
  drawing: CardDrawing | null;
  ground: CardGround;
};

type Slide = { id: number; picture: MediaPicture; caption: Words };

type StoredCard = Record<string, unknown> & {
  id: number;
  name: string;
  path: string;
  pathWithScroll?: string;
};

/**
 * The nine cards in the order set by staff; `values` are the organisation's name and the register, `missing` the places on
 * the home page that are switched off.
 */
export async function listStoryCards(
  renderContext: RenderContext,
  values: { organisation: string; claims: Claims },
  missing: readonly string[] = [],
): Promise<StoryCard[]> {
  const { locale } = renderContext;
  const stored = await listPublic<StoredCard>(renderContext, {
    collection: 'cards',
    sort: '_order',
    asWritten: true,
  });
  noteStated(renderContext, findClaimKeys(stored), values.claims);
  return stored.map(card => ({
    ...storyCard(card, locale, values),
    href: cardAddress(card, locale, missing),
  }));
}

/** The public slideshow pictures in the order set by staff. */
export async function listSlides(renderContext: RenderContext): Promise<Slide[]> {
  const stored = await listPublic(renderContext, { collection: 'gallery', sort: '_order' });
  return stored.flatMap(slide => {
    const picture = toPicture(slide.img, renderContext.locale);
    if (!picture) return [];
    const alt = pickWords(slide.alt as Localized, renderContext.locale);
    const caption = readCaption(slide, renderContext.locale);
    return [{ id: slide.id, picture: alt.text ? { ...picture, alt } : picture, caption }];
  });
}

/** The caption of a slide; says in its own language that names are changed, because no text follows it. */
function readCaption(slide: Record<string, unknown>, locale: RenderContext['locale']): Words {
  const caption = pickWords(slide.description as Localized, locale);
  if (!hasChangedNames(slide)) return caption;
  return { ...caption, text: `${caption.text} (${namesChanged[caption.lang ?? locale]})` };
}

function storyCard(
  stored: StoredCard,
  locale: RenderContext['locale'],
  { organisation, claims }: { organisation: string; claims: Claims },
): Omit<StoryCard, 'href'> {
  const pickText = (field: string) => pickWords(stored[field] as Localized, locale);
  const own = { organisation, name: pickText('firstName').text };
  const fill = (words: Words) => {
    const numbers = [...claims.values()].map(claim => [claim.key, bareNumber(claim, words.lang ?? locale)]);
    return { ...words, text: fillCardWords(words.text, { ...Object.fromEntries(numbers), ...own }) ?? '' };
  };
  const fillEither = (field: string, otherwise: string) => {
    const first = fill(pickText(field));
    return first.text ? first : fill(pickText(otherwise));
  };
  const disc = pickText('disc');
  const ownLabel = stored.tabLabel as Localized;
  return {
    name: stored.name,
    tabLabel: hasTranslation(ownLabel, locale) ? pickWords(ownLabel, locale) : { text: stored.name },
    heading: fillEither('heading', 'tabHeading'),
    stress: pickText('italisize').text,
    tabHeading: fillEither('tabHeading', 'heading'),
    disc: fill(disc),
    claim: fill({ ...disc, text: claimSentences(disc.text) }),
    linkLabel: fillEither('pathLabel', 'pathLabelWithoutName'),
    nameChanged: own.name !== '' && stored.nameChanged === true,
    picture: toPicture(stored.image, locale),
    drawing: isCardDrawing(stored.drawing) ? stored.drawing : null,
    ground: cardGrounds.find(ground => ground === stored.ground) ?? 'sky',
  };
}

export type HomeRow = StoredRow & StoredBlock;

/** What staff changed on the home page; empty or null where they changed nothing. */
export type HomePage = {
  title: Words;
  sentence: Words;
  /** Null without a picture, and without a valid consent for it. */
  picture: MediaPicture | null;
  placed: Placed<HomeRow>[];
};

type Stored = {
  heroTitle?: Localized;
  heroSentence?: Localized;
  heroPicture?: unknown;
  blocks?: HomeRow[] | null;
};

/** The home page as staff arranged it, or the default one if nothing is published. */
export async function getHomePage(renderContext: RenderContext): Promise<HomePage> {
  const { locale } = renderContext;
  const stored: Stored = (await findOnlyPublic<Stored>(renderContext, 'home')) ?? {};
  return {
    title: pickWords(stored.heroTitle, locale),
    sentence: pickWords(stored.heroSentence, locale),
    picture: toPicture(stored.heroPicture, locale),
    placed: arrangeHome(stored.blocks),
  };
}
