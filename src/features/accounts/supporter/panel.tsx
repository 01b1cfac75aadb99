import type { ReactNode } from 'react';
import { Title } from '#ui/components/title.tsx';
import css from './panel.module.css';

/** One section of the dashboard. */
export function Panel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={css.panel} aria-labelledby={id} data-panel={id}>
      <Title variant="card" id={id} words={{ text: title }} />
      {children}
    </section>
  );
}

/** Panels side by side where there is room. */
export function Panels({ children }: { children: ReactNode }) {
  return <div className={css.panels}>{children}</div>;
}
