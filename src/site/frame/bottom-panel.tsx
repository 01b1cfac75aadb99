import type { ReactNode } from 'react';
import { nameOfPage } from '#site/standing-pages.ts';
import { classNames } from '#ui/components/class-names.ts';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Tilet } from '#ui/components/tilet.tsx';
import { Title } from '#ui/components/title.tsx';
import { Island } from '#ui/islands/island.tsx';
import type { BottomBarTexts } from './bottom-bar.texts.ts';
import css from './bottom-panel.module.css';
import { ProfileCard } from './profile-card.island.tsx';
import { currentMark, type Frame } from './read-frame.ts';

type BottomPanelProps = { frame: Frame; texts: BottomBarTexts };

/** The bottom bar's panel: every page, external pages, and who is signed in. */
export function BottomPanel({ frame, texts }: BottomPanelProps) {
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
        <Island
          name="ProfileCard"
          of={ProfileCard}
          when="first"
          props={{ locale: frame.renderContext.locale }}
        />
      </div>
    </div>
  );
}

/**
 * Most visitors never open the panel, and a weak phone pays for each element of a page: bottom-bar.browser.ts takes these
 * out of their template when it opens.
 */
function WhenOpened({ children }: { children: ReactNode }) {
  return (
    <>
      <template>{children}</template>
      <noscript className={css.plain}>{children}</noscript>
    </>
  );
}

/** Every page of the menu but Donate, whose button is in the bar below. */
function Pages({ frame: { menu, path, renderContext, to, linkPropsOf }, texts }: BottomPanelProps) {
  return (
    <nav aria-labelledby="bottom-pages">
      <Title as="h2" variant="tile" id="bottom-pages" className={css.title}>
        {texts.goTo}
      </Title>
      <ul className={classNames(css.links, css.pages)}>
        {menu.items
          .filter(({ col }) => col !== 'green')
          .map(item => (
            <li key={item.path}>
              <TextLink
                variant="nav"
                className={classNames(item.col === 'dark-green' && css.accent)}
                aria-current={currentMark(item.path, path)}
                {...linkPropsOf(item)}
              >
                <LocalizedText words={item.label} />
              </TextLink>
            </li>
          ))}
        <li>
          <TextLink variant="nav" href={to('/search')} aria-current={currentMark('/search', path)}>
            {nameOfPage('/search', renderContext.locale)}
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
      <ul className={css.links}>
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
