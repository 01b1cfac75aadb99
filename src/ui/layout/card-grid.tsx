import type { ReactNode } from 'react';
import { classNames } from '#ui/components/class-names.ts';
import css from './card-grid.module.css';

type CardGridProps = {
  /** The name by which src/site/screens/more-list.island.tsx finds the list. */
  list?: string;
  className?: string;
  children: ReactNode;
};

/** A list of cards: one column, two from 768 px, three from 1280 px. */
export function CardGrid({ list, className, children }: CardGridProps) {
  return (
    <ul className={classNames(css.grid, className)} data-list={list}>
      {children}
    </ul>
  );
}
