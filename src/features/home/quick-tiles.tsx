import { type Locale, localePath } from '#core/locale.ts';
import { Icon } from '#ui/components/icon.tsx';
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
        <a key={path} className={css.tile} href={localePath(locale, path)}>
          <Title as="span" variant="tile">
            {label}
          </Title>
          <Icon name="arrow-right" size="small" className={css.arrow} />
        </a>
      ))}
    </nav>
  );
}
