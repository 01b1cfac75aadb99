import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Logo } from '#ui/components/logo.tsx';
import { Container } from '#ui/layout/container.tsx';
import { describeInShort } from './describe-in-short.ts';
import css from './footer.module.css';
import { FooterColumns } from './footer-columns.tsx';
import { FooterEnd } from './footer-end.tsx';
import type { Frame } from './read-frame.ts';

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
