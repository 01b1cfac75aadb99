import type { ReactNode } from 'react';
import { sayHere } from '#staff/language/say.ts';
import styles from './page-head.module.css';

export type PageHeadProps = {
  /** The heading. All texts here are already in the reader's language. */
  title: string;
  /** One sentence: what this screen is for. */
  about?: ReactNode;
  /** Where this screen is reached from. */
  back?: { href: string; label: string } | undefined;
  /** The one thing most people come for, on the right: usually an `ActionLink`. */
  action?: ReactNode;
};

/** The top of every screen of ours. `AdminPage` shows it, so a screen passes these as props of `AdminPage`. */
export function PageHead({ title, about, back, action }: PageHeadProps) {
  const say = sayHere();
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        {back && (
          <a className={styles.back} href={back.href}>
            {back.label}
          </a>
        )}
        <h1>{say(title)}</h1>
        {about && <p className={styles.about}>{about}</p>}
      </div>
      {action}
    </header>
  );
}
