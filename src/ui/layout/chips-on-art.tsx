import type { ReactNode } from 'react';
import css from './chips-on-art.module.css';
import { Container } from './section.tsx';

type ChipsOnArtProps = {
  /** The back link, on the left. */
  back: ReactNode;
  /** The page's actions, on the right. */
  children: ReactNode;
};

/** White buttons at the top of a drawing, on pages without navigation. */
export function ChipsOnArt({ back, children }: ChipsOnArtProps) {
  return (
    <Container className={css.chips}>
      {back}
      <span className={css.right}>{children}</span>
    </Container>
  );
}
