import type { Words } from '#core/words.ts';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Picture, type PictureSource } from '#ui/components/picture.tsx';
import { filled, type HomeTexts } from './home.texts.ts';
import css from './slideshow.module.css';
import { SlideshowControls } from './slideshow-controls.tsx';

export type ShownSlide = { id: number; picture: PictureSource; caption: Words };
type SlideshowProps = { slides: readonly ShownSlide[]; texts: HomeTexts };

/** A scroll-snap list that works without script; slideshow.browser.ts adds arrows, dots, a counter and arrow keys. */
export function Slideshow({ slides, texts }: SlideshowProps) {
  const count = slides.length;
  if (count === 0) return null;
  return (
    <section aria-label={texts.slideshow} data-slideshow="">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whatever scrolls must be reached by keyboard */}
      <ul className={css.track} tabIndex={0}>
        {slides.map(({ id, picture, caption }, place) => (
          <li key={id} className={css.slide} data-place={filled(texts.pictureOf, { n: place + 1, count })}>
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
        ))}
      </ul>
      <SlideshowControls slides={slides} texts={texts} />
      <p className={css.announcement} aria-live="polite" />
    </section>
  );
}
