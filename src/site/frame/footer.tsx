import { punctuation } from '#core/words.ts';
import { nameOfPage } from '#site/standing-pages.ts';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Logo } from '#ui/components/logo.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Container } from '#ui/layout/container.tsx';
import css from './footer.module.css';
import { FooterColumns } from './footer-columns.tsx';
import { LanguageLink } from './language-link.tsx';
import { LiteSwitch } from './lite-switch.tsx';
import { describeInShort, type Frame } from './read-frame.ts';

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

/** Pages about the site itself, which are in no menu. */
const beyondMenu = ['/offline', '/site-map'];

/**
 * The last line of a page: founding year, reading offline, site map, privacy and terms. It also has the other language, for the pages of one event
 * or post, which have no bar.
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
            <TextLink href={to(page)}>{nameOfPage(page, renderContext.locale)}</TextLink>
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
