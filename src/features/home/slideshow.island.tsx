import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Words } from '#core/words.ts';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Picture, type PictureSource } from '#ui/components/picture.tsx';
import { glide } from './glide.browser.ts';
import { filled, type InitiativeTexts } from './home.texts.ts';
import css from './slideshow.module.css';
import { nextImage, previousImage } from './slideshow.rules.ts';
import { SlideshowControls } from './slideshow-controls.island.tsx';

export type ShownSlide = { id: number; picture: PictureSource; caption: Words };
type SlideshowProps = { slides: readonly ShownSlide[]; texts: InitiativeTexts };

/** The index of the picture in view. */
function pictureInView(track: HTMLElement | null): number {
  return track && track.clientWidth > 0 ? Math.round(track.scrollLeft / track.clientWidth) : 0;
}

/** The current picture, its announcement, and a function to change it. */
function useSlides(
  track: RefObject<HTMLUListElement | null>,
  slides: readonly ShownSlide[],
  pattern: string,
) {
  const [index, setIndex] = useState(0);
  const [announcement, announce] = useState('');
  const glides = useRef(0);
  useEffect(() => setIndex(pictureInView(track.current)), [track]);

  function settle(at: number): void {
    setIndex(at);
    announce(`${filled(pattern, { n: at + 1, count: slides.length })}: ${slides[at]?.caption.text ?? ''}`);
  }

  async function show(at: number): Promise<void> {
    if (!track.current) return;
    settle(at);
    glides.current += 1;
    await glide(track.current, at * track.current.clientWidth);
    glides.current -= 1;
  }

  /** Follows a swipe; ignores the scrolling of our own animation. */
  function follow(isOver: boolean): void {
    if (glides.current > 0) return;
    if (isOver) settle(pictureInView(track.current));
    else setIndex(pictureInView(track.current));
  }

  return { index, announcement, show, follow };
}

/** A scroll-snap list that works without script; hydrated, it has arrows, dots, a counter and arrow keys. */
export function Slideshow({ slides, texts }: SlideshowProps) {
  const track = useRef<HTMLUListElement>(null);
  const { index, announcement, show, follow } = useSlides(track, slides, texts.pictureOf);

  function onKey(event: KeyboardEvent): void {
    const steps: Record<string, typeof nextImage> = { ArrowRight: nextImage, ArrowLeft: previousImage };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    void show(step(index, slides.length));
  }

  if (slides.length === 0) return null;
  return (
    <section aria-label={texts.slideshow} onKeyDown={onKey}>
      <ul
        className={css.track}
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whatever scrolls must be reached by keyboard
        tabIndex={0}
        onScroll={() => follow(false)}
        onScrollEnd={() => follow(true)}
      >
        {slides.map(slide => (
          <Slide key={slide.id} slide={slide} failure={texts.imageFailed} />
        ))}
      </ul>
      <SlideshowControls slides={slides} index={index} texts={texts} show={at => void show(at)} />
      <p className={css.announcement} aria-live="polite">
        {announcement}
      </p>
    </section>
  );
}

function Slide({ slide: { picture, caption }, failure }: { slide: ShownSlide; failure: string }) {
  return (
    <li className={css.slide}>
      <figure className={css.figure}>
        <Picture
          source={picture}
          ratio="fill"
          sizes="(width >= 1024px) 66vw, 100vw"
          failure={failure}
          late={false}
        />
        <LocalizedText as="figcaption" words={caption} className={css.ownCaption} />
      </figure>
    </li>
  );
}
