import type { ReactNode } from 'react';
import type { Words } from '#core/words.ts';
import type { Frame } from '#site/frame/read-frame.ts';
import type { PagePart } from '#site/readers/read-page-parts.ts';
import { Section } from '#ui/layout/section.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import css from './page-parts.module.css';

export type PartProps<Kind extends PagePart['kind']> = {
  part: Extract<PagePart, { kind: Kind }>;
  /** For its heading, unique on the page. */
  id: string;
  frame: Frame;
  /** It stands on the same ground as the part before it. */
  follows?: boolean | undefined;
};

type PartSectionProps = {
  id: string;
  /** May be empty: then the section has no name. */
  heading: Words;
  ground?: 'plain' | 'wash' | 'lilac';
  /** It stands on the same ground as what is before it. */
  follows?: boolean | undefined;
  children: ReactNode;
};

/** A section that staff may give a heading. */
export function PartSection({ id, heading, ground, follows, children }: PartSectionProps) {
  const hasHeading = heading.text !== '';
  return (
    <Section
      {...(ground && { ground })}
      {...(hasHeading && { titleId: id })}
      {...(follows && css.follows && { className: css.follows })}
    >
      {hasHeading && <SectionHead id={id} title={heading} />}
      {children}
    </Section>
  );
}
