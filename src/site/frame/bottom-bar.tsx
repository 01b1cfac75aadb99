import type { ReactNode } from 'react';
import type { Locale } from '#core/locale.ts';
import { namePage } from '#site/standing-pages.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { Icon } from '#ui/components/icon.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Sun } from '#ui/components/sun.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Tilet } from '#ui/components/tilet.tsx';
import { Title } from '#ui/components/title.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { Island } from '#ui/islands/island.tsx';
import css from './bottom-bar.module.css';
import { ProfileCard } from './profile-card.island.tsx';
import { currentMark, type Frame } from './read-frame.ts';

/** Amharic: to be reviewed by a native speaker (docs/how-to/review-amharic.md). */
const barTexts = {
  en: {
    quickLinks: 'Quick links',
    account: 'Account',
    toTop: 'To the top',
    menu: 'Menu',
    panel: 'Pages and account',
    goTo: 'Go to',
    followUs: 'Follow us',
  },
  am: {
    quickLinks: 'ፈጣን አገናኞች',
    account: 'መለያ',
    toTop: 'ወደ ላይ',
    menu: 'ምናሌ',
    panel: 'ገጾችና መለያ',
    goTo: 'ገጾች',
    followUs: 'ይከተሉን',
  },
} as const satisfies Record<Locale, Record<string, string>>;

type BarTexts = (typeof barTexts)[Locale];

/**
 * The floating bar at the bottom of wide windows once a page is scrolled, and the panel it opens. The panel is a native
 * popover; frame.browser.ts shows and hides the bar, and without script the style does.
 */
export function BottomBar({ frame }: { frame: Frame }) {
  const texts = barTexts[frame.renderContext.locale];
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

/** The menu items that staff marked as quick (NAV-49); Donate is the one green button. */
function QuickLinks({ frame: { menu, path, toLinkProps } }: { frame: Frame }) {
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
                {...toLinkProps(item)}
              >
                <LocalizedText words={item.label} />
              </ButtonLink>
            ) : (
              <a
                className={classNames(css.link, item.col === 'dark-green' && css.accent)}
                href={toLinkProps(item).href}
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

function BarButtons({ texts }: { texts: BarTexts }) {
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

type BottomPanelProps = { frame: Frame; texts: BarTexts };

/** The panel of the bottom bar: every page, our social pages, and who is signed in. */
function BottomPanel({ frame, texts }: BottomPanelProps) {
  return (
    <div
      id="bottom-panel"
      className={css.panel}
      popover="auto"
      role="dialog"
      aria-label={texts.panel}
      data-on-ink
    >
      <Tilet size="panel" />
      <div className={css.inside}>
        <WhenOpened>
          <Pages frame={frame} texts={texts} />
          <FollowUs frame={frame} texts={texts} />
        </WhenOpened>
        <Island when="first">
          <ProfileCard locale={frame.renderContext.locale} />
        </Island>
      </div>
    </div>
  );
}

/**
 * Most visitors never open the panel, and each element slows a weak phone down, so its content stays in a template until
 * frame.browser.ts opens it.
 */
function WhenOpened({ children }: { children: ReactNode }) {
  return (
    <>
      <template>{children}</template>
      <noscript className={css.plain}>{children}</noscript>
    </>
  );
}

/** Every page of the menu except Donate, whose button is in the bar. */
function Pages({ frame: { menu, path, renderContext, to, toLinkProps }, texts }: BottomPanelProps) {
  return (
    <nav aria-labelledby="bottom-pages">
      <Title as="h2" variant="tile" id="bottom-pages" className={css.title}>
        {texts.goTo}
      </Title>
      <ul className={classNames(css.panelLinks, css.pages)}>
        {menu.items
          .filter(({ col }) => col !== 'green')
          .map(item => (
            <li key={item.path}>
              <TextLink
                variant="nav"
                className={classNames(item.col === 'dark-green' && css.panelAccent)}
                aria-current={currentMark(item.path, path)}
                {...toLinkProps(item)}
              >
                <LocalizedText words={item.label} />
              </TextLink>
            </li>
          ))}
        <li>
          <TextLink variant="nav" href={to('/search')} aria-current={currentMark('/search', path)}>
            {namePage('/search', renderContext.locale)}
          </TextLink>
        </li>
      </ul>
    </nav>
  );
}

function FollowUs({ frame: { organisation, texts: frameTexts }, texts }: BottomPanelProps) {
  const { socialLinks } = organisation;
  if (socialLinks.length === 0) return null;
  return (
    <div>
      <Title as="h2" variant="tile" className={css.title}>
        {texts.followUs}
      </Title>
      <ul className={css.panelLinks}>
        {socialLinks.map(({ href, label }) => (
          <li key={href}>
            <TextLink variant="nav" href={href} newTab={frameTexts.newTab}>
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
