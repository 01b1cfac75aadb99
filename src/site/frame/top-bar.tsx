import { namePage } from '#site/standing-pages.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { Icon } from '#ui/components/icon.tsx';
import { Logo } from '#ui/components/sun.tsx';
import { Tilet } from '#ui/components/tilet.tsx';
import { Island } from '#ui/islands/island.tsx';
import { Container } from '#ui/layout/section.tsx';
import { BarLinks } from './bar-links.island.tsx';
import { ColourModeControl } from './colour-mode-control.island.tsx';
import { barItems, panelsPath } from './panels/panel.rules.ts';
import { currentMark, type Frame } from './read-frame.ts';
import css from './top-bar.module.css';

/** The same page in the other language, named in that language. */
export function LanguageLink({ frame, className }: { frame: Frame; className?: string | undefined }) {
  const { renderContext, paths, texts } = frame;
  const other = renderContext.locale === 'en' ? 'am' : 'en';
  return (
    <a className={className} href={paths.otherLanguage} hrefLang={other} lang={other} data-language>
      {texts.otherLanguage}
    </a>
  );
}

/** What a page begins with below the bar: the hero of the home page, a scene or coloured field, or an error page. */
export type Beginning = 'hero' | 'scene' | 'problem';

type TopBarProps = { frame: Frame; beginsWith: Beginning | undefined };

/** The bar over the page: transparent over a drawing, elsewhere on the ground colour with a hairline. */
export function TopBar({ frame, beginsWith }: TopBarProps) {
  const { organisation, path, paths } = frame;
  return (
    <header
      className={classNames(css.bar, beginsWith ? css.over : css.plain, beginsWith && css[beginsWith])}
      data-on-art={beginsWith && ''}
    >
      <div className={css.row}>
        <Container className={css.inside}>
          <div className={css.place}>
            <Logo name={organisation.name} href={paths.home} current={path === '/'} className={css.logo} />
          </div>
          <Links frame={frame} />
          <BarControls frame={frame} />
        </Container>
      </div>
    </header>
  );
}

/** The links of the bar; on lite pages, which have no panels, they are links alone. */
function Links({ frame: { menu, texts, path, renderContext, toLinkProps, to } }: { frame: Frame }) {
  const links = barItems(menu).map(item => ({
    href: toLinkProps(item).href,
    words: item.label,
    current: currentMark(item.path, path),
  }));
  const props = { label: texts.mainNavigation, links, panels: to(panelsPath) };
  if (renderContext.lite) return <BarLinks {...props} />;
  return (
    <Island>
      <BarLinks {...props} edge={<Tilet size="panel" />} />
    </Island>
  );
}

/** The end of the top bar: language, colour mode, account, menu, Donate. */
function BarControls({ frame }: { frame: Frame }) {
  const { texts, donate, path, renderContext, to } = frame;
  const { colourMode, light, dark, system } = texts;
  const search = namePage('/search', renderContext.locale);
  // A green button would be invisible on the green head of the donate page.
  const look = path === '/donate' ? 'ink' : 'go';
  return (
    <div className={css.controls}>
      <a className={css.search} href={to('/search')} aria-label={search} title={search}>
        <Icon name="search" size="small" />
      </a>
      <LanguageLink frame={frame} className={css.language} />
      <Island>
        <ColourModeControl texts={{ colourMode, light, dark, system }} />
      </Island>
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
