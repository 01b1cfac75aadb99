import type { ReactNode } from 'react';
import type { Words } from '#core/words.ts';
import { ChipsOnArt } from '#ui/components/chips-on-art.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { Drawing } from '#ui/components/drawing.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { PageTitle } from '#ui/components/page-title.tsx';
import { Paragraphs } from '#ui/components/paragraphs.tsx';
import css from './article-frame.module.css';
import { Container } from './container.tsx';
import { type Field, fieldClass } from './field.ts';

type ArticleFrameProps = {
  field: Field;
  /** The way back to the list, at the left of the art. */
  back: ReactNode;
  /** What can be done with the page, at the right of the art. */
  chips?: ReactNode;
  /** The page has the top bar, which lies over the art. */
  underBar?: boolean;
  /** What it is, before its title. */
  label: Words;
  /** A day, beside the label. */
  day?: ReactNode;
  title: Words;
  /** Overlaps the art on wide windows. */
  picture?: ReactNode;
  /** Below the picture. */
  facts?: ReactNode;
  /** What it says first, shown larger, and the rest. */
  lede: Words;
  text: Words;
  /** After the words: the one action of the page. */
  children?: ReactNode;
};

/** The page of one thing: a field over the whole width, the picture that overlaps it, and the words beside it. */
export function ArticleFrame(props: ArticleFrameProps) {
  const { field, back, chips, underBar, label, day, title, picture, facts, lede, text, children } = props;
  return (
    <article>
      <div className={classNames(css.art, fieldClass(field), underBar && css['under-bar'])} data-page-header>
        <Drawing name="page-header-horizon" fit="bottom" first className={css.land} />
        <div className={css.chips}>
          <ChipsOnArt back={back}>{chips}</ChipsOnArt>
        </div>
      </div>
      <Container className={css.columns}>
        <header className={css.head}>
          <p className={css.meta}>
            <LocalizedText words={label} className={css.label} />
            {day}
          </p>
          <PageTitle words={title} />
        </header>
        {(picture || facts) && (
          <div className={css.beside} data-overlaps={picture ? '' : undefined}>
            {picture}
            {facts}
          </div>
        )}
        <div className={css.words}>
          <Paragraphs words={lede} className={css.lede} />
          <Paragraphs words={text} />
          {children}
        </div>
      </Container>
    </article>
  );
}
