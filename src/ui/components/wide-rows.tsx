import type { ReactNode } from 'react';
import type { Words } from '#core/words.ts';
import { Icon } from './icon.tsx';
import { LocalizedText } from './localized-text.tsx';
import { Title } from './title.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import css from './wide-rows.module.css';

/** Full-width rows of picture and text, with alternating sides. */
export function WideRows({ children }: { children: ReactNode }) {
  return <ul className={css.rows}>{children}</ul>;
}

type WideRowProps = {
  /** The anchor of the row. */
  id?: string;
  title: Words;
  words: Words;
  /** The target of the row, in the page's language, and the text of the link. */
  href: string;
  more: string;
  /** 4:3. */
  picture: ReactNode;
};

/** One row; all of it is the link. */
export function WideRow({ id, title, words, href, more, picture }: WideRowProps) {
  return (
    <li className={css.row} id={id}>
      <div className={css.picture}>{picture}</div>
      <div className={css.words}>
        <Title variant="card-large" words={title} className={css.title} />
        <LocalizedText as="p" words={words} className={css.lede} />
        <a className={css.more} href={href}>
          <span>
            {more}{' '}
            <VisuallyHidden>
              <LocalizedText words={title} />
            </VisuallyHidden>
          </span>
          <Icon name="arrow-right" size="small" className={css.arrow} />
        </a>
      </div>
    </li>
  );
}
