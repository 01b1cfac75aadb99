import type { ReactNode } from 'react';
import type { Tone } from './badge.tsx';
import styles from './notice.module.css';

type NoticeProps = {
  tone?: Tone;
  /** `status` for the result of what was just done, `alert` for what went wrong; without it the notice is plain text. */
  role?: 'status' | 'alert';
  title?: string;
  /** What to do about it: a link or a button. */
  action?: ReactNode;
  children: ReactNode;
};

/** Something the reader has to know on this screen, and what to do about it. */
export function Notice({ tone = 'info', role, title, action, children }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={role}>
      <div className={styles.words}>
        {title && <strong>{title}</strong>}
        {children}
      </div>
      {action}
    </div>
  );
}
