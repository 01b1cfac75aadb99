import type { ReactNode } from 'react';
import css from './visually-hidden.module.css';

/** Text for assistive technology only. */
export function VisuallyHidden({ as: As = 'span', children }: { as?: 'span' | 'h2'; children: ReactNode }) {
  return <As className={css.hidden}>{children}</As>;
}
