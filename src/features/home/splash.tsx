import { createHash } from 'node:crypto';
import { weaveSun } from '#ui/components/sun-geometry.ts';
import css from './splash.module.css';

const radius = 100;
const layers = weaveSun(radius, 28);
/** The sun in four rings of two layers each, from the rim to the centre. */
const rings = [0, 2, 4, 6].map(start => layers.slice(start, start + 2));

/**
 * The splash: one colour over the screen and the sun appearing ring by ring, behind the hero text, which stays
 * readable. Hidden unless its script shows it, and always from assistive technology.
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

/**
 * Shows the splash before first paint, once per browser session, and removes it after its fade. It is inlined right
 * after the splash, so it must not use anything outside the function. Without session storage there is no splash,
 * because it would appear on every page.
 */
function playSplashOnce(): void {
  const splash = document.querySelector<HTMLElement>('[data-splash]');
  if (!splash) return;
  let wanted = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  wanted &&= !navigator.connection?.saveData;
  try {
    wanted &&= sessionStorage.getItem('splashSeen') === null;
    if (wanted) sessionStorage.setItem('splashSeen', 'yes');
  } catch {
    wanted = false;
  }
  if (!wanted) {
    splash.remove();
    return;
  }
  splash.hidden = false;
  splash.addEventListener('animationend', event => {
    if (event.target === splash) splash.remove();
  });
}

/** The inline script after the splash. */
export const splashScript = `(${playSplashOnce.toString()})()`;

/** Its hash for the content security policy. */
export const splashHash = `sha256-${createHash('sha256').update(splashScript).digest('base64')}` as const;
