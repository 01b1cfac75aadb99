import { phoneLink } from '#core/links.ts';
import { subscribeTexts } from '#features/newsletter/subscribe.texts.ts';
import { SubscribeForm } from '#features/newsletter/subscribe-form.tsx';
import { namePage } from '#site/standing-pages.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { Drawing } from '#ui/components/drawing.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Logo } from '#ui/components/sun.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Tilet } from '#ui/components/tilet.tsx';
import { Title } from '#ui/components/title.tsx';
import { Container } from '#ui/layout/section.tsx';
import { LiteSwitch } from './lite-switch.tsx';
import { currentMark, type Frame } from './read-frame.ts';
import css from './site-menu.module.css';

/**
 * The full-page menu, a native popover, so that it works without any script; frame.browser.ts keeps focus inside while
 * it is open.
 */
export function SiteMenu({ frame }: { frame: Frame }) {
  const { texts, organisation, paths, donate, renderContext, to } = frame;
  return (
    <div id="site-menu" className={css.menu} popover="auto" role="dialog" aria-label={texts.menu} data-on-ink>
      <Container className={css.head}>
        <Logo name={organisation.name} href={paths.home} onInk />
        <button
          type="button"
          className={css.close}
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          aria-label={texts.closeMenu}
          // biome-ignore lint/a11y/noAutofocus: it says where focus goes when the menu opens, nothing at load
          autoFocus
        >
          <Icon name="close" />
        </button>
      </Container>
      <Tilet size="panel" />
      <Container className={css.inside}>
        <MenuLinks frame={frame} />
        <div className={css.beside}>
          <ButtonLink variant="go" {...donate}>
            {texts.donate}
          </ButtonLink>
          <TextLink variant="nav" href={to('/search')}>
            {namePage('/search', renderContext.locale)}
          </TextLink>
          <MenuContact frame={frame} />
          <LiteSwitch frame={frame} />
        </div>
        <MenuSubscribe frame={frame} />
      </Container>
      <div className={css.scene}>
        <Drawing name="footer-hills-night" fit="bottom" />
      </div>
    </div>
  );
}

/** Subscribing works here too; the answer is a toast. */
function MenuSubscribe({ frame: { renderContext, organisation } }: { frame: Frame }) {
  const { subscribeTitle } = organisation.words;
  const title = subscribeTitle.text ? subscribeTitle : { text: subscribeTexts[renderContext.locale].title };
  return (
    <div>
      <Title as="h2" variant="tile" className={css.title} words={title} />
      <SubscribeForm id="menu-subscribe" locale={renderContext.locale} answer="toast" />
    </div>
  );
}

/** Every page of the menu except Donate, which has a button of its own. */
function MenuLinks({ frame: { menu, texts, path, toLinkProps } }: { frame: Frame }) {
  const links = menu.items.filter(({ path: leads }) => leads !== '/donate');
  return (
    <nav aria-label={texts.allPages}>
      <ul className={css.links}>
        {links.map(item => (
          <li key={item.path}>
            <a
              className={classNames(item.col === 'dark-green' && css.accent)}
              href={toLinkProps(item).href}
              aria-current={currentMark(item.path, path)}
            >
              <LocalizedText words={item.label} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How to reach the organisation, as far as staff entered it: phone, email, social pages. */
function MenuContact({ frame: { organisation, texts } }: { frame: Frame }) {
  const { phone, email, socialLinks } = organisation;
  if (!phone && !email && socialLinks.length === 0) return null;
  return (
    <div>
      <Title as="h2" variant="tile" className={css.contactTitle}>
        {texts.keepInTouch}
      </Title>
      <ul className={css.contacts}>
        {phone && (
          <li>
            <TextLink variant="nav" href={phoneLink(phone)}>
              {phone}
            </TextLink>
          </li>
        )}
        {email && (
          <li>
            <TextLink variant="nav" href={`mailto:${email}`}>
              {email}
            </TextLink>
          </li>
        )}
        {socialLinks.map(({ href, label }) => (
          <li key={href}>
            <TextLink variant="nav" href={href} newTab={texts.newTab}>
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
