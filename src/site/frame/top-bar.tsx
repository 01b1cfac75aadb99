import { ButtonLink } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { Icon } from '#ui/components/icon.tsx';
import { Logo } from '#ui/components/logo.tsx';
import { Said } from '#ui/components/said.tsx';
import { Container } from '#ui/layout/container.tsx';
import { ColourModeControl } from './colour-mode-control.tsx';
import type { Frame } from './read-frame.ts';
import { SiteMenu } from './site-menu.tsx';
import css from './top-bar.module.css';

/** The seven links of the bar, in its order (NAV-16); their words are those of the menu. */
const barPaths = ['/about', '/events', '/team', '/news', '/reports', '/projects', '/contact'];

/** Whether a link leads to the page being read or to the list it belongs to. */
export function isHere(link: string, path: string): boolean {
  return link === '/' ? path === '/' : path === link || path.startsWith(`${link}/`);
}

/** The bar over the page: transparent over a drawing, on the ground with a hairline elsewhere. */
export function TopBar({ frame, overDrawing }: { frame: Frame; overDrawing: boolean }) {
  const { organisation, menu, texts, path, to, paths, reading } = frame;
  const links = barPaths.flatMap(wanted => menu.items.filter(item => item.path === wanted));
  const otherLocale = reading.locale === 'en' ? 'am' : 'en';
  return (
    <header className={classNames(css.bar, overDrawing && css.over)}>
      <Container className={css.inside}>
        <Logo name={organisation.name} href={paths.home} current={path === '/'} />
        <nav className={css.links} aria-label={texts.mainNavigation}>
          <ul>
            {links.map(({ link, label }) => (
              <li key={link}>
                <a href={to(link)} aria-current={isHere(link, path) ? 'page' : undefined}>
                  <Said words={label} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.controls}>
          <a
            className={css.language}
            href={paths.otherLanguage}
            hrefLang={otherLocale}
            lang={otherLocale}
            data-language
          >
            {texts.otherLanguage}
          </a>
          <ColourModeControl texts={texts} />
          {organisation.donationPage && (
            <ButtonLink
              look="go"
              size="small"
              flat
              href={organisation.donationPage}
              newTab={texts.newTab}
              className={css.donate}
              data-opens="donate"
            >
              {texts.donate}
            </ButtonLink>
          )}
          <button type="button" className={css.open} popoverTarget="site-menu" aria-label={texts.menu}>
            <Icon name="menu" />
          </button>
        </div>
      </Container>
      <SiteMenu frame={frame} />
    </header>
  );
}
