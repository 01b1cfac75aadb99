import type { Words } from '#core/words.ts';
import { Icon } from '#ui/components/icon.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { filled, type HomeTexts } from './home.texts.ts';
import css from './slideshow.module.css';

type ControlsProps = { slides: readonly { id: number; caption: Words }[]; texts: HomeTexts };

/** Arrows, dots, counter and caption of the slideshow, at its first picture; hidden without script. */
export function SlideshowControls({ slides, texts }: ControlsProps) {
  const caption = slides[0]?.caption;
  return (
    <>
      <div className={css.controls}>
        <button type="button" className={css.arrow} data-slide-step="-1">
          <Icon name="arrow-left" size="small" />
          <VisuallyHidden>{texts.previousPicture}</VisuallyHidden>
        </button>
        <button type="button" className={css.arrow} data-slide-step="1">
          <Icon name="arrow-right" size="small" />
          <VisuallyHidden>{texts.nextPicture}</VisuallyHidden>
        </button>
        <fieldset className={css.dots} aria-label={texts.choosePicture}>
          {slides.map(({ id }, place) => (
            <button
              key={id}
              type="button"
              className={css.dot}
              data-slide-dot=""
              aria-label={filled(texts.picture, { n: place + 1 })}
              aria-current={place === 0 || undefined}
            />
          ))}
        </fieldset>
        <p className={css.counter} data-slide-counter="">
          {`1 / ${slides.length}`}
        </p>
      </div>
      <p className={css.caption} aria-hidden="true" data-slide-caption="" lang={caption?.lang}>
        {caption?.text}
      </p>
    </>
  );
}
