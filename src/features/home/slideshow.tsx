import type { Words } from '#core/words.ts';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Picture, type PictureSource } from '#ui/components/picture.tsx';
import { Island } from '#ui/islands/island.tsx';
import type { HomeTexts } from './home.texts.ts';
import { Slideshow as Show, type SlideshowData, type SlideshowMarkup } from './slideshow.island.tsx';
import css from './slideshow.module.css';
import { filled } from './slideshow.rules.ts';

export type ShownSlide = { id: number; picture: PictureSource; caption: Words };
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
export function Slideshow({ slides, texts }: SlideshowProps) {
  if (slides.length === 0) return null;
  const words = Object.fromEntries(inBrowser.map(word => [word, texts[word]])) as SlideshowData['texts'];
  const captions = slides.map(({ id, caption }) => ({ id, caption }));
  return (
    <Island<SlideshowData, SlideshowMarkup>
      name="Slideshow"
      of={Show}
      props={{ slides: captions, texts: words }}
      markup={{ pictures: <Pictures slides={slides} texts={texts} /> }}
    />
  );
}

function Pictures({ slides, texts }: SlideshowProps) {
  return slides.map(({ id, picture, caption }, place) => (
    <li
      key={id}
      className={css.slide}
      data-place={filled(texts.pictureOf, { n: place + 1, count: slides.length })}
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
