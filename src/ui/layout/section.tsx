import type { ReactNode } from 'react';
import { classNames } from '#ui/components/class-names.ts';
import { Container } from './container.tsx';
import css from './section.module.css';

type SectionProps = {
  id?: string;
  ground?: 'plain' | 'wash' | 'lilac' | 'subscribe';
  /** tight: half the spacing, for a single line. */
  room?: 'normal' | 'tight' | 'none';
  /** The id of the title that names it. */
  titleId?: string;
  className?: string;
  children: ReactNode;
};

/** One section of a page: its background, spacing and width. */
export function Section({
  id,
  ground = 'plain',
  room = 'normal',
  titleId,
  className,
  children,
}: SectionProps) {
  return (
    <section id={id} className={classNames(css[ground], css[room], className)} aria-labelledby={titleId}>
      <Container>{children}</Container>
    </section>
  );
}
