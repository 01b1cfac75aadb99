import type { ReactNode } from 'react';
import css from './form-page.module.css';
import { Container } from './section.tsx';

type FormPageProps = {
  ground?: 'wash' | 'subscribe';
  /** For content that needs more than a column of text. */
  wide?: boolean;
  /** Below the content, over the whole width. */
  below?: ReactNode;
  children: ReactNode;
};

/** A page that is one form or one answer, on a coloured ground. */
export function FormPage({ ground = 'wash', wide, below, children }: FormPageProps) {
  return (
    <div className={css[ground]}>
      <Container narrow={!wide} className={css.inside}>
        {children}
      </Container>
      {below}
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
