import type { Words } from '#core/words.ts';
import { classNames } from './class-names.ts';
import { LocalizedText } from './localized-text.tsx';
import css from './logo.module.css';
import { Sun } from './sun.tsx';

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
      className={classNames(css.logo, onInk && css.ink, className)}
      href={href}
      aria-current={current ? 'page' : undefined}
    >
      <Sun className={css.sun} />
      <LocalizedText words={name} className={css.name} />
    </a>
  );
}
