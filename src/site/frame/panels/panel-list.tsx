import type { ReactNode } from 'react';
import { Icon } from '#ui/components/icon.tsx';
import { Title } from '#ui/components/title.tsx';
import css from './panel-list.module.css';

type PanelListProps = {
  title: ReactNode;
  /** Where the whole list is. */
  all?: { href: string; words: string };
  children: ReactNode;
};

/** The list of a panel: a heading, its rows, and the way to all of them. */
export function PanelList({ title, all, children }: PanelListProps) {
  return (
    <div>
      <Title as="p" variant="story">
        {title}
      </Title>
      <ul className={css.list}>
        {children}
        {all && (
          <li className={css.row}>
            <a className={css.all} href={all.href}>
              {all.words}
              <Icon name="arrow-right" size="small" />
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}

type PanelRowProps = {
  /** Without one the row cannot be opened. */
  href?: string | null;
  /** How it stands, at the right. */
  status?: ReactNode;
  /** What a script has to know of the row. */
  data?: Record<string, string>;
  children: ReactNode;
};

/** One line of a panel's list; what cannot be opened is muted and no link. */
export function PanelRow({ href, status, data, children }: PanelRowProps) {
  const words = (
    <>
      {children}
      {status && <span className={css.status}>{status}</span>}
    </>
  );
  return (
    <li className={css.row} {...data}>
      {href ? (
        <a className={css.link} href={href}>
          {words}
        </a>
      ) : (
        <span className={css.closed}>{words}</span>
      )}
    </li>
  );
}
