import { ButtonLink } from '#ui/components/button.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { Logo } from '#ui/components/logo.tsx';
import { Said } from '#ui/components/said.tsx';
import { Tilet } from '#ui/components/tilet.tsx';
import type { Frame } from './read-frame.ts';
import css from './site-menu.module.css';

/** The whole menu over the page, opened and closed by the platform, so that it works before and without any script. */
export function SiteMenu({ frame }: { frame: Frame }) {
  const { menu, texts, organisation, paths, path, to } = frame;
  return (
    <nav id="site-menu" className={css.menu} popover="auto" aria-label={texts.menu}>
      <div className={css.head}>
        <Logo name={organisation.name} href={paths.home} onInk />
        <button
          type="button"
          className={css.close}
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          aria-label={texts.closeMenu}
        >
          <Icon name="close" />
        </button>
      </div>
      <Tilet size="panel" />
      <ul className={css.links}>
        {menu.items
          .filter(({ internal }) => internal)
          .map(({ link, label }) => (
            <li key={link}>
              <a href={to(link)} aria-current={link === path ? 'page' : undefined}>
                <Said words={label} />
              </a>
            </li>
          ))}
      </ul>
      {organisation.donationPage && (
        <ButtonLink look="go" href={organisation.donationPage} newTab={texts.newTab} data-opens="donate">
          {texts.donate}
        </ButtonLink>
      )}
      <p className={css.contact}>
        <a href={`tel:${organisation.phone.replaceAll(' ', '')}`}>{organisation.phone}</a>
        <a href={`mailto:${organisation.email}`}>{organisation.email}</a>
      </p>
    </nav>
  );
}
