import css from './shapes.module.css';
import { SunShape } from './sun.tsx';
import { TiletShape } from './tilet.tsx';

/**
 * The shapes that a page shows in several places, drawn once at its start: the woven sun and one repeat of the woven
 * border. Not hidden by `display`, because a pattern in what is not rendered would not render elsewhere.
 */
export function Shapes() {
  return (
    <svg className={css.shapes} aria-hidden="true">
      <SunShape />
      <TiletShape />
    </svg>
  );
}
