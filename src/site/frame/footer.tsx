import type { ReactNode } from 'react';
import { punctuation } from '#core/words.ts';
import { namePage } from '#site/standing-pages.ts';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Logo } from '#ui/components/sun.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Title } from '#ui/components/title.tsx';
import { Container } from '#ui/layout/section.tsx';
import css from './footer.module.css';
import { LiteSwitch } from './lite-switch.tsx';
import { describeInShort, type Frame, type LinkProps } from './read-frame.ts';
import { LanguageLink } from './top-bar.tsx';

/** The footer of every page: who we are, every page, the social links, privacy and terms. */
export function Footer({ frame }: { frame: Frame }) {
  const { organisation, paths } = frame;
  return (
    <footer className={css.footer} data-on-ink>
      <Container>
        <div className={css.columns}>
          <div className={css.about}>
            <Logo name={organisation.name} href={paths.home} onInk />
            <LocalizedText as="p" words={describeInShort(frame)} />
            <LocalizedText as="p" words={organisation.otherSlogan} className={css.slogan} />
          </div>
          <FooterColumns frame={frame} />
        </div>
        <FooterEnd frame={frame} />
      </Container>
    </footer>
  );
}

/** Pages about the site itself, which are not in the menu. */
const beyondMenu = ['/offline', '/site-map'];

/**
 * The last line of a page: founding year, reading offline, site map, privacy and terms. It also links to the other
 * language, for the pages of single events and posts, which have no bar.
 */
function FooterEnd({ frame }: { frame: Frame }) {
  const { organisation, menu, texts, to, renderContext } = frame;
  return (
    <div className={css.end}>
      <p>
        <LocalizedText words={organisation.name} />
        {punctuation[renderContext.locale].comma}
        {texts.since.replace('{year}', String(organisation.foundedIn))}
      </p>
      {frame.hasSamples && <p data-samples>{texts.samples}</p>}
      <ul>
        <li>
          <LanguageLink frame={frame} className={css.language} />
        </li>
        <li>
          <LiteSwitch frame={frame} />
        </li>
        {beyondMenu.map(page => (
          <li key={page}>
            <TextLink href={to(page)}>{namePage(page, renderContext.locale)}</TextLink>
          </li>
        ))}
        {menu.footer.map(({ link, label }) => (
          <li key={link}>
            <TextLink href={to(link)}>
              <LocalizedText words={label} />
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The menu's pages by column, in this order. */
const columns = [
  { title: 'mission', paths: ['/about', '/team', '/projects', '/reports'] },
  { title: 'takePart', paths: ['/events', '/meet', '/partnership', '/donate'] },
  { title: 'keepInTouch', paths: ['/news', '/contact'] },
] as const;

/** Partners and Donate have the accents of the menu (spec 2). */
const accents = { green: css.green, 'dark-green': css.darkGreen } as const;

/** Pages that help to find content and are not in the menu. */
const unlistedPages = ['/latest-updates', '/newsletter', '/claims'];

/** Every page of the menu in three columns; the last one ends with the social links and the remaining pages. */
function FooterColumns({ frame }: { frame: Frame }) {
  const { organisation, menu, texts, toLinkProps, renderContext, to } = frame;
  return columns.map(({ title, paths }) => (
    <nav key={title} aria-labelledby={`foot-${title}`}>
      <Title as="p" variant="tile" id={`foot-${title}`} className={css.title}>
        {texts[title]}
      </Title>
      <ul className={title === 'keepInTouch' ? `${css.links} ${css.many}` : css.links}>
        {paths
          .flatMap(wanted => menu.items.filter(item => item.path === wanted))
          .map(item => (
            <Row key={item.path} {...toLinkProps(item)} className={item.col && accents[item.col]}>
              <LocalizedText words={item.label} />
            </Row>
          ))}
        {title === 'keepInTouch' &&
          organisation.socialLinks.map(({ href, label }) => (
            <Row key={href} href={href} newTab={texts.newTab}>
              {label}
            </Row>
          ))}
        {title === 'keepInTouch' &&
          unlistedPages.map(page => (
            <Row key={page} href={to(page)}>
              {namePage(page, renderContext.locale)}
            </Row>
          ))}
      </ul>
    </nav>
  ));
}

type RowProps = LinkProps & { className?: string | undefined; children: ReactNode };

function Row({ children, ...link }: RowProps) {
  return (
    <li>
      <TextLink variant="nav" {...link}>
        {children}
      </TextLink>
    </li>
  );
}
