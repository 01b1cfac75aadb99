import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

type CardProps = {
  /** In the reader's language; also the name of the region. */
  title?: string;
  /** A link or badge on the right of the title. */
  aside?: ReactNode;
  /** Below the heading of a section, a card's title is one level lower. */
  level?: 2 | 3;
  children: ReactNode;
};

/** What belongs together, with a title that says what it is. */
export function Card({ title, aside, level = 2, children }: CardProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={styles.card} aria-labelledby={title ? id : undefined}>
      {title && (
        <div className={styles.head}>
          <Heading id={id}>{title}</Heading>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}

/** Cards or figures beside each other, as many as have room. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
