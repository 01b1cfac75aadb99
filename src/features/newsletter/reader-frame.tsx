import type { ReactNode } from 'react';
import type { Words } from '#core/words.ts';
import { ThemedDrawing } from '#ui/components/drawing.tsx';
import { Title } from '#ui/components/title.tsx';
import { Container } from '#ui/layout/section.tsx';
import css from './reader-frame.module.css';

/** Background of the subscription pages. */
export function ReaderFrame({ title, children }: { title: Words; children: ReactNode }) {
  return (
    <div className={css.page}>
      <Container narrow className={css.inside}>
        <Title as="h1" variant="section" words={title} />
        {children}
      </Container>
      <div className={css.hills} aria-hidden="true">
        <ThemedDrawing formats={[{ day: 'footer-hills-day', night: 'footer-hills-night' }]} fit="bottom" />
      </div>
    </div>
  );
}

/** A white card on that background. */
export function ReaderCard({ children }: { children: ReactNode }) {
  return (
    <div className={css.card} data-on-surface>
      {children}
    </div>
  );
}
