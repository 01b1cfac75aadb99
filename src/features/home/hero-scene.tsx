import { type SceneFormat, ThemedDrawing } from '#ui/components/drawing.tsx';
import css from './hero.module.css';
import type { Film } from './hero-films.ts';

const formats: SceneFormat[] = [
  { media: '(width < 640px)', day: 'hero-portrait-day', night: 'hero-portrait-night' },
  { media: '(width >= 1600px)', day: 'hero-wide-day', night: 'hero-wide-night' },
  { day: 'hero-day', night: 'hero-night' },
];

/**
 * The family on the hill: a still drawing, and from 768 px a film over it that loads nothing until
 * hero-video.browser.ts sets its file. The whole scene is one parallax layer.
 */
export function HeroScene({ films }: { films: readonly Film[] }) {
  return (
    <div className={css.scene} data-scroll-speed="0.06" aria-hidden="true">
      <ThemedDrawing formats={formats} first fit="bottom" className={css.still} />
      <video
        className={css.film}
        data-films={JSON.stringify(films)}
        muted
        loop
        playsInline
        preload="none"
        tabIndex={-1}
      />
    </div>
  );
}
