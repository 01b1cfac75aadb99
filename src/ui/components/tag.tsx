import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './tag.module.css';
import { Tilet } from './tilet.tsx';

/** A slightly rotated label that links to its subject. */
export function Tag({
  href,
  className,
  children,
}: {
  href: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <a className={classNames(css.tag, className)} href={href} data-on-art>
      <Tilet size="tag" />
      <span className={css.words}>{children}</span>
    </a>
  );
}
