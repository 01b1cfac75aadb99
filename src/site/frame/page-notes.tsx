import { Container } from '#ui/layout/container.tsx';
import css from './page-notes.module.css';
import type { Frame } from './read-frame.ts';

/** What a reader must know first: that the page is not translated, or that it is a draft only staff see. */
export function PageNotes({ frame, translated }: { frame: Frame; translated: boolean }) {
  const { texts, renderContext } = frame;
  const notes = [
    ...(renderContext.preview ? [texts.preview] : []),
    ...(renderContext.locale !== 'en' && !translated ? [texts.notTranslated] : []),
  ];
  if (notes.length === 0) return null;
  return (
    <aside className={css.notes} aria-label={texts.aboutThisPage} data-page-notes>
      <Container>
        {notes.map(note => (
          <p key={note}>{note}</p>
        ))}
      </Container>
    </aside>
  );
}
