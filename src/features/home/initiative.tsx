import type { ReactNode } from 'react';
import { type Locale, localePath } from '#core/locale.ts';
import type { Words } from '#core/words.ts';
import { classNames } from '#ui/components/class-names.ts';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import mark from '#ui/components/onward.module.css';
import { Picture, type PictureSource } from '#ui/components/picture.tsx';
import { Title } from '#ui/components/title.tsx';
import { Island } from '#ui/islands/island.tsx';
import type { HomeTexts } from './home.texts.ts';
import { type InitiativeTab, TabContent, Initiative as Tabs } from './initiative.island.tsx';
import tilesCss from './initiative.module.css';
import { filled } from './initiative.rules.ts';
import { Slideshow as Show, type SlideshowData } from './slideshow.island.tsx';
import css from './slideshow.module.css';

type InitiativeProps = {
  tabs: readonly InitiativeTab[];
  /** The tab selected by the address. */
  chosen: number;
  slides: readonly ShownSlide[];
  texts: HomeTexts;
  /** Without the contents of the other tabs: their links open the page at them. */
  lite: boolean;
  /** The tiles under the panel. */
  children?: ReactNode;
};

/** The initiative: tabs that update the address, the slideshow, and the content of the selected tab. */
export function Initiative({ tabs, chosen, slides, texts, lite, children }: InitiativeProps) {
  const tab = tabs[chosen];
  const data = { tabs, chosen, label: texts.initiativeTabs, failure: texts.imageFailed };
  const markup = {
    slideshow: <Slideshow slides={slides} texts={texts} />,
    content: tab ? <TabContent tab={tab} failure={texts.imageFailed} late /> : null,
    tiles: children ?? null,
  };
  if (lite) return <Tabs {...data} {...markup} />;
  return (
    <Island>
      <Tabs {...data} {...markup} />
    </Island>
  );
}

type ShownSlide = { id: number; picture: PictureSource; caption: Words };
type SlideshowProps = { slides: readonly ShownSlide[]; texts: HomeTexts };

const inBrowser = [
  'slideshow',
  'previousPicture',
  'nextPicture',
  'choosePicture',
  'picture',
  'pictureOf',
] as const;

/** The pictures of the work. */
function Slideshow({ slides, texts }: SlideshowProps) {
  if (slides.length === 0) return null;
  const words = Object.fromEntries(inBrowser.map(word => [word, texts[word]])) as SlideshowData['texts'];
  const captions = slides.map(({ id, caption }) => ({ id, caption }));
  return (
    <Island>
      <Show slides={captions} texts={words} pictures={<Pictures slides={slides} texts={texts} />} />
    </Island>
  );
}

function Pictures({ slides, texts }: SlideshowProps) {
  return slides.map(({ id, picture, caption }, place) => (
    <li
      key={id}
      className={css.slide}
      data-place={filled(texts.pictureOf, { place: place + 1, all: slides.length })}
    >
      <figure className={css.figure}>
        <Picture
          source={picture}
          ratio="fill"
          sizes="(width >= 1024px) 66vw, 100vw"
          failure={texts.imageFailed}
          late={false}
        />
        <LocalizedText as="figcaption" words={caption} className={css.ownCaption} />
      </figure>
    </li>
  ));
}

/** Two tiles of the initiative: events, and Leadership, which has no page yet and is no link. */
export function InitiativeTiles({ locale, texts }: { locale: Locale; texts: HomeTexts }) {
  return (
    <div className={tilesCss.tiles}>
      <a className={classNames(tilesCss.tile, mark.onward)} href={localePath(locale, '/events')}>
        <Title as="span" variant="tile">
          {texts.currentEvents}
        </Title>
      </a>
      <p className={tilesCss.disabled} data-tile="leadership">
        <Title as="span" variant="tile">
          {texts.leadership}
        </Title>
        <span className={tilesCss.note}>{texts.comingSoon}</span>
      </p>
    </div>
  );
}
