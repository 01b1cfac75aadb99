import { CountMark, ShareButton } from '#features/engagement/engagement.tsx';
import { newsTexts } from '#features/news/news.texts.ts';
import { PostArticle } from '#features/news/post-article.tsx';
import type { PostCard, PostPage } from '#features/news/post-card.ts';
import type { Frame } from '#site/frame/read-frame.ts';
import { Others } from '#ui/layout/section.tsx';
import { NewsGrid } from './news-grid.tsx';

type WholePostProps = { post: PostPage; others: readonly PostCard[]; frame: Frame };

/** One post with its numbers, and below it the next ones. */
export function WholePost({ post, others, frame }: WholePostProps) {
  const { locale } = frame.renderContext;
  const texts = newsTexts[locale];
  return (
    <>
      <PostArticle
        post={post}
        locale={locale}
        give={frame.donate}
        share={
          <ShareButton
            href={frame.to(frame.path)}
            heading={post.heading}
            of={post.key}
            locale={locale}
            onArt
          />
        }
        openings={<CountMark of={{ kind: 'click', key: post.key }} label={texts.openings} worded />}
      />
      {others.length > 0 && (
        <Others title={texts.others} all={{ href: frame.to('/news'), label: texts.all }}>
          <NewsGrid posts={others} frame={frame} titleAs="h3" />
        </Others>
      )}
    </>
  );
}
