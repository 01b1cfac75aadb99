import type { ReactNode } from 'react';
import type { Words } from '#core/words.ts';
import { classNames } from '#ui/components/class-names.ts';
import { LocalizedText, Paragraphs } from '#ui/components/localized-text.tsx';
import { Highlands } from '#ui/components/scene.tsx';
import { PageTitle } from '#ui/components/title.tsx';
import { ChipsOnArt } from '#ui/layout/chips-on-art.tsx';
import css from './article-frame.module.css';
import { type Field, fieldClass } from './field.ts';
import { Container } from './section.tsx';

type ArticleFrameProps = {
  field: Field;
  /** The link back to the list, on the left of the art. */
  back: ReactNode;
  /** The page's actions, on the right of the art. */
  chips?: ReactNode;
  /** The page has the top bar, which overlaps the art. */
  underBar?: boolean;
  /** The kind of the article, above its title. */
  label: Words;
  /** A day, beside the label. */
  day?: ReactNode;
  title: Words;
  /** Overlaps the art on wide windows. */
  picture?: ReactNode;
  /** Below the picture. */
  facts?: ReactNode;
  /** The introduction, shown larger, and the rest. */
  lede: Words;
  text: Words;
  /** The page's main action, after the text. */
  children?: ReactNode;
};

/** Layout of a detail page: full-width art, the picture that overlaps it, and the text beside it. */
export function ArticleFrame(props: ArticleFrameProps) {
  const { field, back, chips, underBar, label, day, title, picture, facts, lede, text, children } = props;
  return (
    <article>
      <div
        className={classNames(css.art, fieldClass(field), underBar && css['under-bar'])}
        data-page-header
        data-scene="highlands"
      >
        <Highlands className={css.land} />
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
