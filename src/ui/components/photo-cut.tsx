import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './photo-cut.module.css';

/** Cuts a photograph's top edge along a small horizon. For photographs wider than 320 px, always the same cut. */
export function PhotoCut({ className, children }: { className?: string; children: ReactNode }) {
  return <span className={classNames(css.cut, className)}>{children}</span>;
}
