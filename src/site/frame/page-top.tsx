import { env } from '#platform/env.ts';
import { OfflineCopyNote } from '#site/offline/offline-copy-note.tsx';
import { Shapes } from '#ui/components/shapes.tsx';
import { Container } from '#ui/layout/container.tsx';
import { Banner } from './banner.tsx';
import css from './page-top.module.css';
import type { Frame } from './read-frame.ts';
import { SiteMenu } from './site-menu.tsx';
import { type Beginning, TopBar } from './top-bar.tsx';

type PageTopProps = {
  frame: Frame;
  navigation: boolean;
  beginsWith: Beginning | undefined;
  translated: boolean;
};

/** Everything before the content of a page, in keyboard order. */
export function PageTop({ frame, navigation, beginsWith, translated }: PageTopProps) {
  return (
    <>
      <SkipLink label={frame.texts.skip} />
      <Shapes />
      {navigation && <Banner frame={frame} />}
      {env.OFFLINE_READING === 'on' && <OfflineCopyNote locale={frame.renderContext.locale} />}
      <PageNotes frame={frame} translated={translated} />
      {navigation && <TopBar frame={frame} beginsWith={beginsWith} />}
      {navigation && <SiteMenu frame={frame} />}
    </>
  );
}

/** The first tab stop of every page. */
function SkipLink({ label, target = 'main' }: { label: string; target?: string }) {
  return (
    <a className={css.skip} href={`#${target}`}>
      {label}
    </a>
  );
}

/** Notes above a page: it is a draft and who sees it, or it has no translation yet. */
function PageNotes({ frame, translated }: { frame: Frame; translated: boolean }) {
  const { texts, renderContext } = frame;
  const { shown } = renderContext;
  const notes = [
    ...(renderContext.preview ? [texts.preview] : []),
    ...(renderContext.locale !== 'en' && !translated ? [texts.notTranslated] : []),
  ];
  if (notes.length === 0 && !shown) return null;
  return (
    <aside className={css.notes} aria-label={texts.aboutThisPage} data-page-notes>
      <Container>
        {shown && (
          <p>
            {texts.toApprove} <a href={shown.answerAt}>{texts.answerApproval}</a>
          </p>
        )}
        {notes.map(note => (
          <p key={note}>{note}</p>
        ))}
      </Container>
    </aside>
  );
}
