import { ThemedDrawing } from '#ui/components/drawing.tsx';
import css from './scene-page.module.css';

/** The family under the moon, night whatever the theme: the place where somebody waits when an address leads nowhere. */
export function ProblemScene() {
  return (
    <div className={css.scene}>
      <ThemedDrawing
        formats={[
          { media: '(width < 640px)', day: 'hero-portrait-night' },
          { media: '(width >= 1600px)', day: 'hero-wide-night' },
          { day: 'hero-night' },
        ]}
        fit="bottom-right"
        first
      />
    </div>
  );
}
