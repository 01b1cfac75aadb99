import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Words } from '#core/words.ts';
import { Icon } from '#ui/components/icon.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { Fixed } from '#ui/islands/island.tsx';
import type { HomeTexts } from './home.texts.ts';
import { filled, nextImage, previousImage } from './initiative.rules.ts';
import css from './slideshow.module.css';

type Slide = { id: number; caption: Words };
type SlideshowTexts = Pick<
  HomeTexts,
  'slideshow' | 'previousPicture' | 'nextPicture' | 'choosePicture' | 'picture' | 'pictureOf'
>;
export type SlideshowData = { slides: readonly Slide[]; texts: SlideshowTexts };
/** Server markup. */
export type SlideshowMarkup = { pictures: ReactNode };

const moves: Record<string, typeof nextImage> = { ArrowRight: nextImage, ArrowLeft: previousImage };

/** A scroll-snap list that works without script; with React it has arrows, dots, a counter and arrow keys. */
export function Slideshow({ slides, texts, pictures }: SlideshowData & Partial<SlideshowMarkup>) {
  const track = useRef<HTMLUListElement>(null);
  const { index, announcement, show, follow } = useSlides(track, slides, texts.pictureOf);

  function onKeyDown(event: KeyboardEvent): void {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    void show(move(index, slides.length));
  }

  return (
    <section aria-label={texts.slideshow} data-slideshow="" onKeyDown={onKeyDown}>
      <Fixed
        as="ul"
        className={css.track}
        tabIndex={0}
        ref={track}
        onScroll={() => follow(false)}
        onScrollEnd={() => follow(true)}
      >
        {pictures}
      </Fixed>
      <SlideshowControls slides={slides} texts={texts} index={index} show={at => void show(at)} />
      <p className={css.announcement} aria-live="polite">
        {/* A new element each time, because some screen readers do not announce a changed text. */}
        {announcement && <span key={announcement}>{announcement}</span>}
      </p>
    </section>
  );
}

function pictureInView(track: HTMLElement | null): number {
  return track && track.clientWidth > 0 ? Math.round(track.scrollLeft / track.clientWidth) : 0;
}

/** The current picture, its announcement, and a function to change it. */
function useSlides(track: RefObject<HTMLUListElement | null>, slides: readonly Slide[], pattern: string) {
  const [index, setIndex] = useState(0);
  const [announcement, announce] = useState('');
  const ownScrolls = useRef(0);
  useEffect(() => setIndex(pictureInView(track.current)), [track]);

  function settle(at: number): void {
    setIndex(at);
    announce(`${filled(pattern, { place: at + 1, all: slides.length })}: ${slides[at]?.caption.text ?? ''}`);
  }

  async function show(at: number): Promise<void> {
    if (!track.current) return;
    settle(at);
    ownScrolls.current += 1;
    await scrollSmoothly(track.current, at * track.current.clientWidth);
    ownScrolls.current -= 1;
  }

  /** Follows a swipe; ignores the scrolling of our own animation. */
  function follow(isOver: boolean): void {
    if (ownScrolls.current > 0) return;
    if (isOver) settle(pictureInView(track.current));
    else setIndex(pictureInView(track.current));
  }

  return { index, announcement, show, follow };
}

type ControlsProps = {
  slides: readonly Slide[];
  texts: SlideshowTexts;
  index: number;
  show: (index: number) => void;
};

/** Arrows, dots, counter and caption of the slideshow; hidden without script. */
function SlideshowControls({ slides, texts, index, show }: ControlsProps) {
  const count = slides.length;
  return (
    <>
      <div className={css.controls}>
        <button type="button" className={css.arrow} onClick={() => show(previousImage(index, count))}>
          <Icon name="arrow-left" size="small" />
          <VisuallyHidden>{texts.previousPicture}</VisuallyHidden>
        </button>
        <button type="button" className={css.arrow} onClick={() => show(nextImage(index, count))}>
          <Icon name="arrow-right" size="small" />
          <VisuallyHidden>{texts.nextPicture}</VisuallyHidden>
        </button>
        <fieldset className={css.dots} aria-label={texts.choosePicture}>
          {slides.map(({ id }, place) => (
            <button
              key={id}
              type="button"
              className={css.dot}
              aria-label={filled(texts.picture, { place: place + 1 })}
              aria-current={place === index || undefined}
              onClick={() => show(place)}
            />
          ))}
        </fieldset>
        <p className={css.counter} data-slide-counter="">
          {`${index + 1} / ${count}`}
        </p>
      </div>
      <p className={css.caption} aria-hidden="true">
        <LocalizedText words={slides[index]?.caption ?? { text: '' }} />
      </p>
    </>
  );
}

/** Duration of a slideshow change in ms. */
const duration = 420;

/** Cubic easing in and out, from 0 to 1 by `share` of the time: the curve of `--ease-slide`. */
const eased = (share: number) => (share < 0.5 ? 4 * share ** 3 : 1 - 4 * (1 - share) ** 3);

/**
 * Scrolls a scroll-snap track to `left` and resolves when done; immediately under reduced motion. Snapping is off
 * meanwhile, because the browser would pull against every step.
 */
export function scrollSmoothly(track: HTMLElement, left: number): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    track.scrollTo({ left, behavior: 'instant' });
    return Promise.resolve();
  }
  const from = track.scrollLeft;
  const start = performance.now();
  track.style.scrollSnapType = 'none';
  return new Promise(resolve => {
    const step = (now: number) => {
      const share = Math.min((now - start) / duration, 1);
      track.scrollTo({ left: from + (left - from) * eased(share), behavior: 'instant' });
      if (share < 1) return requestAnimationFrame(step);
      track.style.scrollSnapType = '';
      resolve();
    };
    requestAnimationFrame(step);
  });
}
