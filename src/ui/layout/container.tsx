import type { ElementType, ReactNode } from 'react';
import { classNames } from '#ui/components/class-names.ts';
import css from './container.module.css';

type ContainerProps = { as?: ElementType; narrow?: boolean; className?: string; children: ReactNode };

/** The page's width: 1200 px of content (760 for reading) between gutters. */
export function Container({ as: Element = 'div', narrow, className, children }: ContainerProps) {
  return <Element className={classNames(css.container, narrow && css.narrow, className)}>{children}</Element>;
}
