import type { Words } from '#core/words.ts';
import { classNames } from './class-names.ts';
import { LocalizedText } from './localized-text.tsx';
import logoCss from './logo.module.css';
import css from './sun.module.css';
import { weaveSun } from './sun-geometry.ts';

const layers = weaveSun(32, 16);
const name = 'sun';

/** The woven sun, the charity's mark. It fills its box; its shape is drawn once in a page (page-top.tsx). */
export function Sun({ className }: { className?: string }) {
  return (
    <svg className={classNames(css.sun, className)} viewBox="0 0 64 64" aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
  );
}

export function SunShape() {
  return (
    <symbol id={name} viewBox="-32 -32 64 64">
      {layers.map(({ colour, path }) => (
        <path key={path} className={css[colour]} d={path} />
      ))}
    </symbol>
  );
}

type LogoProps = {
  name: Words;
  href: string;
  /** The link leads to the current page. */
  current?: boolean;
  /** On ink (footer, menu) the name is white. */
  onInk?: boolean;
  className?: string;
};

/** Sun and name, on at most two lines; below 360 px only the sun is visible and the name is for screen readers. */
export function Logo({ name, href, current, onInk, className }: LogoProps) {
  return (
    <a
      className={classNames(logoCss.logo, onInk && logoCss.ink, className)}
      href={href}
      aria-current={current ? 'page' : undefined}
    >
      <Sun className={logoCss.sun} />
      <LocalizedText words={name} className={logoCss.name} />
    </a>
  );
}
