import type { ReactNode } from 'react';
import { classNames } from '#ui/components/class-names.ts';
import styles from './empty-state.module.css';

/** A drawing of the site: `search` is for a search without results, `thanks` for a list of tasks that is done. */
export type DrawingName =
  | 'calendar'
  | 'gifts'
  | 'letters'
  | 'news'
  | 'people'
  | 'reports'
  | 'search'
  | 'thanks'
  | 'welcome';

type EmptyStateProps = {
  drawing: DrawingName;
  /** What is not there, in the reader's language. */
  title: string;
  /** Why, or what will be here. */
  children?: ReactNode;
  /** The next step: one or more `ActionLink`s. */
  action?: ReactNode;
};

/** What a list shows while it is empty. "Nothing was understood" is not empty: that is a `Notice`. */
export function EmptyState({ drawing, title, children, action }: EmptyStateProps) {
  return (
    <section className={classNames(styles.empty, styles[drawing])} aria-label={title}>
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {action && <div className={styles.steps}>{action}</div>}
    </section>
  );
}
