import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Words } from '#core/words.ts';
import { Icon } from '#ui/components/icon.tsx';
import { Picture, type PictureSource } from '#ui/components/picture.tsx';
import { Said } from '#ui/components/said.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { glide } from './glide.browser.ts';
import { filled, type HomeTexts } from './home.texts.ts';
import css from './slideshow.module.css';
import { nextImage, previousImage } from './slideshow.rules.ts';

export type ShownSlide = { id: number; picture: PictureSource; caption: Words };
type SlideshowProps = { slides: readonly ShownSlide[]; texts: HomeTexts; failure: string };

/** Which picture of a track is in view. */
function pictureInView(track: HTMLElement): number {
  return track.clientWidth > 0 ? Math.round(track.scrollLeft / track.clientWidth) : 0;
}

/** A scroll-snap list that is swiped or scrolled as it is; awake, it has arrows, dots, a counter and arrow keys. */
export function Slideshow({ slides, texts, failure }: SlideshowProps) {
  const [index, setIndex] = useState(0);
  const [announcement, announce] = useState('');
  const track = useRef<HTMLUListElement>(null);
  const glides = useRef(0);
  const count = slides.length;
  useEffect(() => {
    if (track.current) setIndex(pictureInView(track.current));
  }, []);

  function settle(at: number): void {
    setIndex(at);
    announce(`${filled(texts.pictureOf, { n: at + 1, count })}: ${slides[at]?.caption.text ?? ''}`);
  }

  async function show(at: number): Promise<void> {
    if (!track.current) return;
    settle(at);
    glides.current += 1;
    await glide(track.current, at * track.current.clientWidth);
    glides.current -= 1;
  }

  function onKey(event: KeyboardEvent): void {
    const steps: Record<string, typeof nextImage> = { ArrowRight: nextImage, ArrowLeft: previousImage };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    void show(step(index, count));
  }

  function onScroll(): void {
    if (track.current && glides.current === 0) setIndex(pictureInView(track.current));
  }

  function onScrollEnd(): void {
    if (track.current && glides.current === 0) settle(pictureInView(track.current));
  }

  if (count === 0) return null;
  return (
    <section className={css.slideshow} aria-label={texts.slideshow} onKeyDown={onKey}>
      <ul
        className={css.track}
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whatever scrolls must be reached by keyboard
        tabIndex={0}
        onScroll={onScroll}
        onScrollEnd={onScrollEnd}
      >
        {slides.map(({ id, picture, caption }) => (
          <li key={id} className={css.slide}>
            <figure className={css.figure}>
              <Picture
                source={picture}
                ratio="fill"
                sizes="(width >= 1024px) 66vw, 100vw"
                failure={failure}
              />
              <Said as="figcaption" words={caption} className={css.ownCaption} />
            </figure>
          </li>
        ))}
      </ul>
      <div className={css.controls}>
        <button type="button" className={css.arrow} onClick={() => void show(previousImage(index, count))}>
          <Icon name="arrow-left" size="small" />
          <VisuallyHidden>{texts.previousPicture}</VisuallyHidden>
        </button>
        <button type="button" className={css.arrow} onClick={() => void show(nextImage(index, count))}>
          <Icon name="arrow-right" size="small" />
          <VisuallyHidden>{texts.nextPicture}</VisuallyHidden>
        </button>
        <fieldset className={css.dots} aria-label={texts.choosePicture}>
          {slides.map(({ id }, place) => (
            <button
              key={id}
              type="button"
              className={css.dot}
              aria-label={filled(texts.picture, { n: place + 1 })}
              aria-current={place === index || undefined}
              onClick={() => void show(place)}
            />
          ))}
        </fieldset>
        <p className={css.counter} data-slide-counter="">
          {index + 1} / {count}
        </p>
      </div>
      <p className={css.caption} aria-hidden="true">
        <Said words={slides[index]?.caption ?? { text: '' }} />
      </p>
      <p className={css.announcement} aria-live="polite">
        {announcement}
      </p>
    </section>
  );
}
