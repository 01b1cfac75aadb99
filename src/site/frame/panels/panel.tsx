import type { ReactNode } from 'react';
import { classNames } from '#ui/components/class-names.ts';
import { Container } from '#ui/layout/container.tsx';
import type { Frame } from '../read-frame.ts';
import { FollowUs } from './follow-us.tsx';
import css from './panel.module.css';

/** The layout of every panel: its own content, and beside it the links to follow us and share the page. */
export function Panel({
  frame,
  className,
  children,
}: {
  frame: Frame;
  className: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={classNames(css.panel, className)} data-panel data-on-surface>
      <Container className={css.inside}>
        {children}
        <FollowUs frame={frame} />
      </Container>
    </div>
  );
}
