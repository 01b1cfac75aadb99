import { Fragment, useId } from 'react';
import { sayHere } from '#staff/language/say.ts';
import { Count } from './badge.tsx';
import styles from './tabs.module.css';

export type Tab = {
  href: string;
  /** In the reader's language. */
  label: string;
  isCurrent: boolean;
  /** What waits there; nothing is shown for 0. */
  count?: number;
};

/** Screens that belong together, as links. The current one is named by `aria-current`. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const say = sayHere();
  const id = useId();
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ href, label: name, isCurrent, count = 0 }) => (
        <Fragment key={href}>
          <a
            className={styles.tab}
            href={href}
            aria-current={isCurrent ? 'page' : undefined}
            aria-describedby={count > 0 ? `${id}${href}` : undefined}
          >
            {name}
            <Count of={count} isNamed={false} />
          </a>
          {count > 0 && (
            <span className="sr-only" id={`${id}${href}`}>
              {say('{count} waiting', { count })}
            </span>
          )}
        </Fragment>
      ))}
    </nav>
  );
}
