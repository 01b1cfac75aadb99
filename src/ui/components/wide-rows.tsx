import type { ReactNode } from 'react';
import type { Words } from '#core/words.ts';
import { Icon } from './icon.tsx';
import { LocalizedText } from './localized-text.tsx';
import { Title } from './title.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import css from './wide-rows.module.css';

/** Things that each deserve the whole width: a picture and a few words, the sides taking turns. */
export function WideRows({ children }: { children: ReactNode }) {
  return <ul className={css.rows}>{children}</ul>;
}

type WideRowProps = {
  /** The anchor of the row. */
  id?: string;
  title: Words;
  words: Words;
  /** Where the whole row leads, in the page's language, and what the link says. */
  href: string;
  more: string;
  /** 4:3. */
  picture: ReactNode;
};

/** One row; the whole of it leads to its page. */
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
