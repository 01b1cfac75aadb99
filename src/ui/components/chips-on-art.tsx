import type { ReactNode } from 'react';
import { Container } from '#ui/layout/container.tsx';
import css from './chips-on-art.module.css';

type ChipsOnArtProps = {
  /** The way back, at the left. */
  back: ReactNode;
  /** What can be done with the page, at the right. */
  children: ReactNode;
};

/** The white buttons at the top of a drawing on pages without navigation. */
export function ChipsOnArt({ back, children }: ChipsOnArtProps) {
  return (
    <Container className={css.chips}>
      {back}
      <span className={css.right}>{children}</span>
    </Container>
  );
}
