import { ButtonLink } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { Icon } from '#ui/components/icon.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Sun } from '#ui/components/sun.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import css from './bottom-bar.module.css';
import { type BottomBarTexts, bottomBarTexts } from './bottom-bar.texts.ts';
import { BottomPanel } from './bottom-panel.tsx';
import { currentMark, type Frame } from './read-frame.ts';

/**
 * The floating bar at the bottom of wide windows once a page is scrolled, and the panel it opens. The panel is a native
 * popover; bottom-bar.browser.ts shows and hides the bar, and without script the style does.
 */
export function BottomBar({ frame }: { frame: Frame }) {
  const texts = bottomBarTexts[frame.renderContext.locale];
  return (
    <>
      <nav className={css.bar} aria-label={texts.quickLinks} data-bottom-bar data-on-ink>
        <a className={css.logo} href={frame.paths.home} aria-current={currentMark('/', frame.path)}>
          <Sun className={css.sun} />
          <VisuallyHidden>
            <LocalizedText words={frame.organisation.name} />
          </VisuallyHidden>
        </a>
        <QuickLinks frame={frame} />
        <BarButtons texts={texts} />
      </nav>
      <BottomPanel frame={frame} texts={texts} />
    </>
  );
}

/** The menu items staff marked as quick (NAV-49), Donate among them as the one green button. */
function QuickLinks({ frame: { menu, path, linkPropsOf } }: { frame: Frame }) {
  return (
    <ul className={css.links}>
      {menu.items
        .filter(({ quick }) => quick)
        .map(item => (
          <li key={item.path}>
            {item.col === 'green' ? (
              <ButtonLink
                variant="go"
                size="small"
                flat
                className={css.donate}
                data-opens="donate"
                {...linkPropsOf(item)}
              >
                <LocalizedText words={item.label} />
              </ButtonLink>
            ) : (
              <a
                className={classNames(css.link, item.col === 'dark-green' && css.accent)}
                href={linkPropsOf(item).href}
                aria-current={currentMark(item.path, path)}
              >
                <LocalizedText words={item.label} />
              </a>
            )}
          </li>
        ))}
    </ul>
  );
}

function BarButtons({ texts }: { texts: BottomBarTexts }) {
  const opens = { type: 'button', popoverTarget: 'bottom-panel', className: css.button } as const;
  return (
    <div className={css.buttons}>
      <button {...opens} aria-label={texts.account} title={texts.account} data-opens-account>
        <Icon name="user" size="small" />
      </button>
      <a className={css.button} href="#top" aria-label={texts.toTop} title={texts.toTop} data-to-top>
        <Icon name="arrow-up" size="small" />
      </a>
      <button {...opens} aria-label={texts.menu} title={texts.menu}>
        <Icon name="menu" size="small" />
      </button>
    </div>
  );
}
