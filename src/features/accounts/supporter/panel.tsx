import type { ReactNode } from 'react';
import { Title } from '#ui/components/title.tsx';
import css from './panel.module.css';

/** One part of somebody's own page. Areas fill it; the dashboard puts them in their order. */
export function Panel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={css.panel} aria-labelledby={id} data-panel={id}>
      <Title variant="card" id={id} words={{ text: title }} />
      {children}
    </section>
  );
}

/** The panels side by side where there is room. */
export function Panels({ children }: { children: ReactNode }) {
  return <div className={css.panels}>{children}</div>;
}
