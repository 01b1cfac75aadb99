import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Tilet } from '#ui/components/tilet.tsx';
import css from './bar-links.module.css';
import { barItems } from './panels/bar-items.ts';
import { panelsPath } from './panels/panel.rules.ts';
import { currentMark, type Frame } from './read-frame.ts';

/**
 * The links of the top bar. panels.browser.ts fetches the panel under each when somebody reaches for it; without script,
 * and on lite pages, they are plain links.
 */
export function BarLinks({ frame }: { frame: Frame }) {
  const { menu, texts, path, renderContext, linkPropsOf, to } = frame;
  const panels = renderContext.lite ? undefined : to(panelsPath);
  return (
    <nav className={css.links} aria-label={texts.mainNavigation} data-panels={panels}>
      <ul>
        {barItems(menu).map(item => (
          <li key={item.path} className={css.item}>
            <a className={css.link} href={linkPropsOf(item).href} aria-current={currentMark(item.path, path)}>
              <LocalizedText words={item.label} />
            </a>
          </li>
        ))}
      </ul>
      {panels && <Tilet size="panel" className={css.edge} />}
    </nav>
  );
}
