import { isHttpsLink } from '#core/links.ts';
import { localePath } from '#core/locale.ts';
import {
  getHomePage,
  type HomePage,
  listSlides,
  listStoryCards,
  type StoryCard,
} from '#features/home/home.queries.ts';
import { findAnchors, isUsualHome, teaserReach } from '#features/home/home.rules.ts';
import { homeTexts } from '#features/home/home.texts.ts';
import type { InitiativeTab } from '#features/home/initiative.island.tsx';
import { chosenTab, tabAddress } from '#features/home/initiative.rules.ts';
import { listFirstPosts } from '#features/news/post.queries.ts';
import {
  findPageFilm,
  type Organisation,
  type PageFilm,
} from '#features/organisation/organisation.queries.ts';
import { onTheRoad } from '#features/projects/on-the-road.tsx';
import { listClaims } from '#platform/public-content.ts';
import type { RenderContext } from '#platform/render-context.ts';
import type { Frame, PageHead } from '#site/frame/read-frame.ts';
import { readOnItsWay } from '#site/readers/read-stations.ts';
import { getDrawing } from '#ui/art/art.ts';

export type Home = Awaited<ReturnType<typeof readHome>>;

type HomeFrame = Pick<Frame, 'renderContext' | 'organisation' | 'takesMeetings'>;

/** Everything the home page shows. `tab` is the raw query parameter. */
export async function readHome(
  { renderContext, organisation, takesMeetings }: HomeFrame,
  tab: string | null,
) {
  const { locale } = renderContext;
  const { words } = organisation;
  const claims = await listClaims(renderContext);
  const texts = homeTexts[locale];
  const arranged = await getHomePage(renderContext);
  const places = findAnchors(arranged.placed);
  const missing = Object.entries(places).flatMap(([place, isPlaced]) => (isPlaced ? [] : [place]));
  const [stored, slides, posts, film, onItsWay] = await Promise.all([
    listStoryCards(renderContext, { claims, organisation: organisation.name.text }, missing),
    listSlides(renderContext),
    listFirstPosts(renderContext, teaserReach),
    findPageFilm(renderContext, organisation.videos.heroVid),
    readOnItsWay(renderContext),
  ]);
  // Where nobody meets visitors, those who want to talk can write.
  const meet = localePath(locale, '/meet');
  const cards = stored.map(card =>
    card.href === meet && !takesMeetings ? { ...card, href: localePath(locale, '/contact') } : card,
  );
  const hero = heroProps(organisation, film, arranged, locale);
  const names = cards.map(({ name }) => name);
  return {
    placed: arranged.placed,
    /** Staff chose the picture of the hero. */
    hasOwnPicture: arranged.picture !== null,
    /** Staff have changed neither the sections nor the picture. */
    isUsual: isUsualHome(arranged.placed) && arranged.picture === null,
    texts,
    failure: texts.imageFailed,
    hero: { ...hero, since: places.about ? '#about' : hero.aboutPath },
    give: { href: hero.donationPage, newTab: hero.donationIsElsewhere ? texts.newTab : undefined },
    statement: words.missionStatement.text ? words.missionStatement : { text: texts.mission },
    missionText: words.missionText.text ? words.missionText : { text: texts.missionLede },
    claims,
    cards,
    tabs: cards.map(card => toTab(card, locale)),
    chosen: chosenTab(names, tab),
    slides,
    posts,
    /** The months and places on the road of one medicine; null while no project has reached a station. */
    road: onItsWay && onTheRoad({ ...onItsWay, locale }),
  };
}

export function homeHead({ texts, missionText }: Home, { words }: Organisation): PageHead {
  return {
    title: texts.pageTitle,
    description: (words.description.text ? words.description : missionText).text,
  };
}

/** The hero with the text and film that staff set, or the defaults; a picture they set replaces the drawn film. */
function heroProps(
  { slogan, otherSlogan, foundedIn, donationPage }: Organisation,
  film: PageFilm | null,
  { title, sentence, picture }: HomePage,
  locale: RenderContext['locale'],
) {
  const own = film?.source.kind === 'own' ? film.source.src : null;
  const usualEcho = title.text ? null : otherSlogan;
  return {
    slogan: title.text ? title : slogan,
    echo: sentence.text ? sentence : usualEcho,
    foundedIn,
    donationPage: donationPage || localePath(locale, '/donate'),
    donationIsElsewhere: isHttpsLink(donationPage),
    aboutPath: localePath(locale, '/about'),
    film: own ? { src: own } : picture ? null : ('drawn' as const),
    seen: film?.alt ?? picture?.alt ?? null,
    still: picture ?? film?.still ?? null,
  };
}

function toTab(card: StoryCard, locale: RenderContext['locale']): InitiativeTab {
  return {
    name: card.name,
    address: localePath(locale, tabAddress(card.name)),
    label: card.tabLabel,
    heading: card.tabHeading,
    disc: card.disc,
    linkLabel: card.linkLabel,
    href: card.href,
    picture: card.picture ?? (card.drawing && getDrawing(card.drawing).svg),
  };
}
