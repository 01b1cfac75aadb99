import { type Locale, localePath } from '#core/locale.ts';
import { classNames } from '#ui/components/class-names.ts';
import mark from '#ui/components/onward.module.css';
import { Title } from '#ui/components/title.tsx';
import type { HomeTexts } from './home.texts.ts';
import css from './quick-tiles.module.css';

/** Four quick links in one row under the cards. */
export function QuickTiles({ locale, texts }: { locale: Locale; texts: HomeTexts }) {
  const tiles = [
    { path: '/team', label: texts.teamMembers },
    { path: '/events', label: texts.ourEvents },
    { path: '/about', label: texts.aboutUs },
    { path: '/projects', label: texts.ourProjects },
  ];
  return (
    <nav className={css.tiles} aria-label={texts.quickTiles}>
      {tiles.map(({ path, label }) => (
        <a key={path} className={classNames(css.tile, mark.onward)} href={localePath(locale, path)}>
          <Title as="span" variant="tile">
            {label}
          </Title>
        </a>
      ))}
    </nav>
  );
}
