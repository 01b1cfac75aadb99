import type { ReactNode } from 'react';
import { Container } from './section.tsx';
import css from './with-contents.module.css';

/** Long text beside its table of contents, which stays in view on wide screens and is not printed. */
export function WithContents({ children }: { children: ReactNode }) {
  return <Container className={css.columns}>{children}</Container>;
}

/** The table of contents: `children` is an ol or ul of links. */
export function Contents({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={css.contents} aria-label={label}>
      <p className={css.label}>{label}</p>
      {children}
    </nav>
  );
}
