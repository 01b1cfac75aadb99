import type { ReactNode } from 'react';
import { type Locale, localePath } from '#core/locale.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { ChipsOnArt } from '#ui/components/chips-on-art.tsx';
import { Day } from '#ui/components/day.tsx';
import { Drawing } from '#ui/components/drawing.tsx';
import { PageTitle } from '#ui/components/page-title.tsx';
import { Paragraphs } from '#ui/components/paragraphs.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { Said } from '#ui/components/said.tsx';
import { Container } from '#ui/layout/container.tsx';
import { newsTexts } from './news.texts.ts';
import type { PostPage } from './post.queries.ts';
import css from './post-article.module.css';
import { PostFacts } from './post-facts.tsx';

type PostArticleProps = {
  post: PostPage;
  locale: Locale;
  /** The share button and the number of openings, which belong to engagement. */
  share: ReactNode;
  openings: ReactNode;
};

/** One post: the morning of the news over the whole width, the picture that overlaps it, and the words beside it. */
export function PostArticle({ post, locale, share, openings }: PostArticleProps) {
  const texts = newsTexts[locale];
  return (
    <article>
      <div className={css.art}>
        <Drawing name="page-header-horizon" fit="bottom" first className={css.land} />
        <ChipsOnArt
          back={
            <ButtonLink href={localePath(locale, '/news')} size="small" onArt icon="arrow-left">
              {texts.all}
            </ButtonLink>
          }
        >
          {share}
        </ChipsOnArt>
      </div>
      <Container className={css.columns}>
        <header className={css.head}>
          <p className={css.meta}>
            <Said words={post.preIntro} className={css.label} />
            {post.postDate && <Day day={post.postDate} locale={locale} />}
          </p>
          <PageTitle words={post.heading} />
        </header>
        <div className={css.beside} data-overlaps={post.picture ? '' : undefined}>
          {post.picture && (
            <Picture
              source={post.picture}
              sizes="(min-width: 1024px) 470px, (min-width: 640px) 100vw, 82vw"
              ratio="4:3"
              failure={texts.imageError}
              first
            />
          )}
          <PostFacts post={post} locale={locale} openings={openings} />
        </div>
        <div className={css.words}>
          <Paragraphs words={post.par1} className={css.lede} />
          <Paragraphs words={post.par2} />
        </div>
      </Container>
    </article>
  );
}
