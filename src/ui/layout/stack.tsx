import type { ElementType, ReactNode } from 'react';
import { classNames } from '#ui/components/class-names.ts';
import css from './stack.module.css';

type StackProps = {
  as?: ElementType;
  /** Distances of the spacing scale in px. */
  gap?: 8 | 12 | 16 | 20 | 24 | 32 | 48;
  /** Side by side, wrapping where needed. */
  row?: boolean;
  className?: string;
  children: ReactNode;
};

/** Children in a column or row at one distance. */
export function Stack({ as: Element = 'div', gap = 16, row, className, children }: StackProps) {
  return (
    <Element className={classNames(row ? css.row : css.stack, css[`gap${gap}`], className)}>
      {children}
    </Element>
  );
}
