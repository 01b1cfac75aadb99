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
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ href, label: name, isCurrent, count = 0 }) => (
        <a key={href} className={styles.tab} href={href} aria-current={isCurrent ? 'page' : undefined}>
          {name}
          <Count of={count} />
        </a>
      ))}
    </nav>
  );
}
