import type { ReactNode } from 'react';
import css from './badge.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

type BadgeProps = {
  /** ahead: days to go. today: green. live: green with a pulsing diamond. past, result: over. */
  variant: 'ahead' | 'today' | 'live' | 'past' | 'result';
  className?: string;
  children: ReactNode;
};

/**
 * The state of an event, always as text. Contains the marks of all variants, so that a script only has to change
 * `data-badge`.
 */
export function Badge({ variant, className, children }: BadgeProps) {
  return (
    <span className={classNames(css.badge, className)} data-badge={variant}>
      <Icon name="calendar" size="small" className={css.ahead} />
      <span className={css.live} />
      <span data-badge-words>{children}</span>
    </span>
  );
}
