import type { ReactNode } from 'react';
import css from './form-page.module.css';
import { Container } from './section.tsx';

/** A page that is one form or one answer, on a coloured ground. `wide` for what needs more than a column of text. */
export function FormPage({ wide, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <div className={css.page}>
      <Container narrow={!wide} className={css.inside}>
        {children}
      </Container>
    </div>
  );
}

/** The white card in which a form page has its form. */
export function FormCard({ children }: { children: ReactNode }) {
  return (
    <div className={css.card} data-on-surface>
      {children}
    </div>
  );
}
