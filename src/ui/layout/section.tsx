import type { ElementType, ReactNode } from 'react';
import type { Words } from '#core/words.ts';
import { classNames } from '#ui/components/class-names.ts';
import { TextLink } from '#ui/components/text-link.tsx';
import { Title } from '#ui/components/title.tsx';
import css from './section.module.css';

type ContainerProps = { as?: ElementType; narrow?: boolean; className?: string; children: ReactNode };

/** The page's width: 1200 px of content (760 for reading) between gutters. */
export function Container({ as: Element = 'div', narrow, className, children }: ContainerProps) {
  return <Element className={classNames(css.container, narrow && css.narrow, className)}>{children}</Element>;
}

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

type SectionHeadProps = {
  title: Words;
  id?: string;
  variant?: 'section' | 'mission' | 'number';
  /** One element, a short text or a link: beside the title on wide windows. */
  beside?: ReactNode;
};

/** The title of a section, what is beside it, and the distance to the content below. */
export function SectionHead({ title, id, variant = 'section', beside }: SectionHeadProps) {
  return (
    <div className={css.head}>
      <Title variant={variant} id={id} words={title} />
      {beside}
    </div>
  );
}

type OthersProps = {
  title: string;
  /** The link to the whole list. */
  all?: { href: string; label: string };
  children: ReactNode;
};

/** The section below one event, post, project or partner with some of the others. */
export function Others({ title, all, children }: OthersProps) {
  return (
    <Section ground="wash" titleId="others">
      <SectionHead
        id="others"
        title={{ text: title }}
        beside={
          all && (
            <TextLink href={all.href} variant="bold">
              {all.label}
            </TextLink>
          )
        }
      />
      {children}
    </Section>
  );
}
