import type { ReactNode } from 'react';
import type { Words } from '#core/words.ts';
import { LocalizedText } from './localized-text.tsx';
import css from './plain-card.module.css';
import { Title } from './title.tsx';

type PlainCardProps = {
  title: Words;
  words: Words;
  /** In the page's language. */
  href: string;
  /** 4:3. */
  picture: ReactNode;
};

/** A card with picture, title and a line; all of it is the link. */
export function PlainCard({ title, words, href, picture }: PlainCardProps) {
  return (
    <li className={css.card}>
      <div className={css.picture}>{picture}</div>
      <Title as="h3" variant="story">
        <a className={css.title} href={href} lang={title.lang}>
          {title.text}
        </a>
      </Title>
      <LocalizedText as="p" words={words} className={css.words} />
    </li>
  );
}
