import { nameOfPage } from '#site/standing-pages.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { Island } from '#ui/islands/island.tsx';
import css from './bar-controls.module.css';
import { ColourModeControl } from './colour-mode-control.island.tsx';
import { LanguageLink } from './language-link.tsx';
import type { Frame } from './read-frame.ts';

/** The end of the top bar: language, colour mode, account, menu, Donate. */
export function BarControls({ frame }: { frame: Frame }) {
  const { texts, donate, path, renderContext, to } = frame;
  const { colourMode, light, dark, system } = texts;
  const search = nameOfPage('/search', renderContext.locale);
  // A green button would be invisible on the green head of the donate page (design brief 9).
  const look = path === '/donate' ? 'ink' : 'go';
  return (
    <div className={css.controls}>
      <a className={css.search} href={to('/search')} aria-label={search} title={search}>
        <Icon name="search" size="small" />
      </a>
      <LanguageLink frame={frame} className={css.language} />
      <Island
        name="ColourModeControl"
        of={ColourModeControl}
        props={{ texts: { colourMode, light, dark, system } }}
      />
      <AccountLink frame={frame} className={css.account} />
      <button type="button" className={css.open} popoverTarget="site-menu" aria-label={texts.menu}>
        <Icon name="menu" size="small" />
      </button>
      <ButtonLink variant={look} onArt={look === 'ink'} size="small" flat className={css.donate} {...donate}>
        {texts.donate}
      </ButtonLink>
    </div>
  );
}

type AccountLinkProps = { frame: Frame; className: string | undefined };

/**
 * Links to the account for people signed in, and to the sign-in screen for everybody else. Pages are cached for all, so
 * both links are there and the browser shows the right one (visitor.browser.ts).
 */
function AccountLink({ frame: { texts, to }, className }: AccountLinkProps) {
  const links = [
    { href: '/auth/sign-in', words: texts.signIn, data: { 'data-signed-out': true } },
    { href: '/auth/in/user/dashboard', words: texts.account, data: { 'data-signed-in': true, hidden: true } },
  ];
  return links.map(({ href, words, data }) => (
    <a key={href} className={className} href={to(href)} aria-label={words} title={words} {...data}>
      <Icon name="user" size="small" />
    </a>
  ));
}
