import type { ReactNode } from 'react';
import { type Locale, localePath } from '#core/locale.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Day, ReadingTime } from '#ui/components/day.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { LocalizedText, NamesChanged } from '#ui/components/localized-text.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { type Give, RichText } from '#ui/components/rich-text.tsx';
import { ArticleFrame } from '#ui/layout/article-frame.tsx';
import { newsTexts } from './news.texts.ts';
import css from './post-article.module.css';
import type { PostPage } from './post-card.ts';

type PostArticleProps = {
  post: PostPage;
  locale: Locale;
  /** Share button and click count, passed in because they belong to engagement. */
  share: ReactNode;
  openings: ReactNode;
  /** Address of the donation page. */
  give: Give;
};

/** One post: full-width art, the picture that overlaps it, and the text beside it. */
export function PostArticle({ post, locale, share, openings, give }: PostArticleProps) {
  const texts = newsTexts[locale];
  return (
    <ArticleFrame
      field="lilac"
      back={
        <ButtonLink href={localePath(locale, '/news')} size="small" onArt icon="arrow-left">
          {texts.all}
        </ButtonLink>
      }
      chips={share}
      label={post.preIntro}
      day={post.postDate && <Day day={post.postDate} locale={locale} />}
      title={post.heading}
      picture={
        post.picture && (
          <Picture
            source={post.picture}
            sizes="(min-width: 1024px) 470px, (min-width: 640px) 100vw, 82vw"
            ratio="4:3"
            failure={texts.imageError}
            first
          />
        )
      }
      facts={<PostFacts post={post} locale={locale} openings={openings} />}
      lede={post.par1}
      text={post.par2}
    >
      <RichText article={post.body} locale={locale} give={give} />
      {post.namesChanged && <NamesChanged locale={locale} />}
    </ArticleFrame>
  );
}

type PostFactsProps = { post: PostPage; locale: Locale; openings: ReactNode };

/** Reading time, click count, occasion and author of a post: "By the medical team", although staff wrote "The". */
function PostFacts({ post, locale, openings }: PostFactsProps) {
  const { occasion, poster, minutes, key } = post;
  return (
    <div className={css.facts}>
      <ReadingTime minutes={minutes} locale={locale} />
      {key && openings}
      {occasion.text && (
        <span>
          <Icon name="calendar" size="small" />
          <LocalizedText words={occasion} />
        </span>
      )}
      {poster.text && (
        <span>
          <Icon name="user" size="small" />
          <span>
            {newsTexts[locale].by}{' '}
            <LocalizedText words={{ ...poster, text: poster.text.replace(/^The /, 'the ') }} />
          </span>
        </span>
      )}
    </div>
  );
}
