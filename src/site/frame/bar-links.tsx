import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Tilet } from '#ui/components/tilet.tsx';
import css from './bar-links.module.css';
import { Panel, PanelOf } from './panels/panel.tsx';
import type { Panels } from './panels/read-panels.ts';
import { currentMark, type Frame } from './read-frame.ts';

/** The bar's seven links in order (NAV-16); their labels are those of the menu. */
const barPaths = ['/about', '/events', '/team', '/news', '/reports', '/projects', '/contact'];

/**
 * The links of the top bar, each with the panel that opens under it: by hover without any script, then by
 * panels.browser.ts, which also handles keyboard and touch. On lite pages they are plain links.
 */
export function BarLinks({ frame, panels }: { frame: Frame; panels: Panels | null }) {
  const { menu, texts, path, linkPropsOf } = frame;
  const links = barPaths.flatMap(wanted => menu.items.filter(item => item.path === wanted));
  return (
    <nav className={css.links} aria-label={texts.mainNavigation} data-panels>
      <ul>
        {links.map(item => (
          <li key={item.path} className={css.item}>
            <a className={css.link} href={linkPropsOf(item).href} aria-current={currentMark(item.path, path)}>
              <LocalizedText words={item.label} />
            </a>
            {panels && (
              <Panel frame={frame} className={css.panel}>
                <PanelOf item={item} frame={frame} panels={panels} />
              </Panel>
            )}
          </li>
        ))}
      </ul>
      <Tilet size="panel" className={css.edge} />
    </nav>
  );
}
