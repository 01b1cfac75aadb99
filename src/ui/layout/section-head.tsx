import type { ReactNode } from 'react';
import type { Words } from '#core/words.ts';
import { Title } from '#ui/components/title.tsx';
import css from './section-head.module.css';

type SectionHeadProps = {
  title: Words;
  id?: string;
  variant?: 'section' | 'mission' | 'number';
  /** One element, a short text or a link: beside the title on wide windows, on its base line. */
  beside?: ReactNode;
};

/** A section's title with what is beside it, and the distance to the content below. */
export function SectionHead({ title, id, variant = 'section', beside }: SectionHeadProps) {
  return (
    <div className={css.head}>
      <Title variant={variant} id={id} words={title} />
      {beside}
    </div>
  );
}
