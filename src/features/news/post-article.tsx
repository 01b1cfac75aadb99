import type { ReactNode } from 'react';
import type { Locale } from '#core/locale.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Day } from '#ui/components/day.tsx';
import { Drawing } from '#ui/components/drawing.tsx';
import { Paragraphs } from '#ui/components/paragraphs.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { ReadingTime } from '#ui/components/reading-time.tsx';
import { Said } from '#ui/components/said.tsx';
import { Title } from '#ui/components/title.tsx';
import { Container } from '#ui/layout/container.tsx';
import { newsTexts } from './news.texts.ts';
import type { PostPage } from './post.queries.ts';
import css from './post-article.module.css';

type PostArticleProps = {
  post: PostPage;
  locale: Locale;
  /** Where "All news" leads: the page has no navigation, so this is the way back. */
  back: string;
  /** The share button and the number of openings, which belong to engagement. */
  share: ReactNode;
  openings: ReactNode;
};

/** One post: its picture over the whole width, its words in a column for reading. */
export function PostArticle({ post, locale, back, share, openings }: PostArticleProps) {
  const texts = newsTexts[locale];
  return (
    <article className={css.post}>
      <div className={css.picture}>
        {post.picture ? (
          <Picture source={post.picture} sizes="100vw" ratio="fill" failure={texts.imageError} first square />
        ) : (
          <Drawing name="about-wide" fit="bottom" first />
        )}
        <Container className={css.chips}>
          <ButtonLink href={back} size="small" onArt icon="arrow-left">
            {texts.all}
          </ButtonLink>
          {share}
        </Container>
      </div>
      <Container narrow className={css.words}>
        <p className={css.meta}>
          <Said words={post.preIntro} className={css.label} />
          {post.postDate && <Day day={post.postDate} locale={locale} />}
        </p>
        <Title as="h1" look="page" words={post.heading} className={css.heading} />
        <Paragraphs words={post.par1} className={css.lede} />
        <Paragraphs words={post.par2} />
        <Closing post={post} by={texts.by} />
        <p className={css.facts}>
          <ReadingTime minutes={post.minutes} locale={locale} />
          {post.key && openings}
        </p>
      </Container>
    </article>
  );
}

function Closing({ post, by }: { post: PostPage; by: string }) {
  const { occasion, poster } = post;
  if (!occasion.text && !poster.text) return null;
  return (
    <p className={css.closing}>
      <Said words={occasion} />
      {occasion.text && poster.text && ' · '}
      {poster.text && (
        <>
          {by} <Said words={poster} />
        </>
      )}
    </p>
  );
}
