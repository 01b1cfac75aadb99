import { weaveSun } from '#ui/components/sun-geometry.ts';
import css from './splash.module.css';

const radius = 100;
const layers = weaveSun(radius, 28);
/** The sun in four rings of two layers each, from the rim to the centre. */
const rings = [0, 2, 4, 6].map(start => layers.slice(start, start + 2));

/**
 * The splash: one colour over the screen and the sun appearing ring by ring, behind the hero text, which stays
 * readable. Hidden unless splash.ts shows it, and always from assistive technology.
 */
export function Splash() {
  return (
    <div className={css.splash} data-splash="" hidden aria-hidden="true">
      <svg
        aria-hidden="true"
        className={css.sun}
        viewBox={`${-radius} ${-radius} ${2 * radius} ${2 * radius}`}
      >
        {rings.map((ring, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a ring is its place in the sun
          <g key={place} className={css.ring}>
            {ring.map(({ colour, path }) => (
              <path key={path} className={css[colour]} d={path} />
            ))}
          </g>
        ))}
      </svg>
    </div>
  );
}
