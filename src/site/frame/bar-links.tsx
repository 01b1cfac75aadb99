import { Said } from '#ui/components/said.tsx';
import css from './bar-links.module.css';
import { currentMark, type Frame } from './read-frame.ts';

/** The seven links of the bar, in its order (NAV-16); their words are those of the menu. */
const barPaths = ['/about', '/events', '/team', '/news', '/reports', '/projects', '/contact'];

/** The links of the top bar. Words too long for one row take a second one. */
export function BarLinks({ frame: { menu, texts, path, wayOf } }: { frame: Frame }) {
  const links = barPaths.flatMap(wanted => menu.items.filter(item => item.path === wanted));
  return (
    <nav className={css.links} aria-label={texts.mainNavigation}>
      <ul>
        {links.map(item => (
          <li key={item.path}>
            <a href={wayOf(item).href} aria-current={currentMark(item.path, path)}>
              <Said words={item.label} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
