import { ThemedDrawing } from '#ui/components/drawing.tsx';
import css from './problem-page.module.css';

/** The family under the moon, night whatever the theme: the place where somebody waits when an address leads nowhere. */
export function ProblemScene() {
  return (
    <div className={css.scene}>
      <ThemedDrawing
        formats={[{ media: '(width < 768px)', day: 'hero-portrait-night' }, { day: 'hero-wide-night' }]}
        fit="bottom-right"
        first
      />
    </div>
  );
}
