import type { ReactNode } from 'react';
import { Icon } from '#ui/components/icon.tsx';
import { Title } from '#ui/components/title.tsx';
import css from './panel-list.module.css';

type PanelListProps = {
  title: ReactNode;
  /** The link to the whole list. */
  all?: { href: string; words: string };
  children: ReactNode;
};

/** A panel's list: a heading, its rows, and a link to all of them. */
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
  /** Its state, at the right. */
  status?: ReactNode;
  /** Data attributes for scripts. */
  data?: Record<string, string>;
  children: ReactNode;
};

/** One row of a panel's list; muted and without a link if it cannot be opened. */
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
