import type { ReactNode } from 'react';
import { classNames } from '#ui/components/class-names.ts';
import css from './card-grid.module.css';

/** A list of cards: one column, two from 768 px, three from 1280 px, with the room of the news grid between rows. */
export function CardGrid({ className, children }: { className?: string; children: ReactNode }) {
  return <ul className={classNames(css.grid, className)}>{children}</ul>;
}
