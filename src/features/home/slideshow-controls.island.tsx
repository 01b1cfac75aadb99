import type { Words } from '#core/words.ts';
import { Icon } from '#ui/components/icon.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { filled, type InitiativeTexts } from './home.texts.ts';
import css from './slideshow.module.css';
import { nextImage, previousImage } from './slideshow.rules.ts';

type ControlsProps = {
  slides: readonly { id: number; caption: Words }[];
  index: number;
  texts: InitiativeTexts;
  show: (index: number) => void;
};

/** Arrows, dots, counter and caption of the slideshow. */
export function SlideshowControls({ slides, index, texts, show }: ControlsProps) {
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
              aria-label={filled(texts.picture, { n: place + 1 })}
              aria-current={place === index || undefined}
              onClick={() => show(place)}
            />
          ))}
        </fieldset>
        <p className={css.counter} data-slide-counter="">
          {index + 1} / {count}
        </p>
      </div>
      <p className={css.caption} aria-hidden="true">
        <LocalizedText words={slides[index]?.caption ?? { text: '' }} />
      </p>
    </>
  );
}
