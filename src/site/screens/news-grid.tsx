import { localePath } from '#core/locale.ts';
import { CountMark, ShareButton } from '#features/engagement/engagement.tsx';
import { newsTexts } from '#features/news/news.texts.ts';
import { NewsCard } from '#features/news/news-card.tsx';
import type { PostCard } from '#features/news/post-card.ts';
import type { Frame } from '#site/frame/read-frame.ts';
import { CardGrid } from '#ui/layout/card-grid.tsx';

type NewsGridProps = {
  posts: readonly PostCard[];
  frame: Frame;
  /** The level of the cards' headings. */
  titleAs: 'h2' | 'h3';
  /** The place in the whole list at which these begin. */
  from?: number;
  /** The first picture of the grid is the first of the page. */
  first?: boolean;
};

/** Cards of posts with their click counts and share buttons. */
export function NewsGrid({ posts, frame, titleAs, from = 0, first = false }: NewsGridProps) {
  const { locale } = frame.renderContext;
  return (
    <CardGrid list="news">
      {posts.map((post, index) => (
        <NewsCard
          key={post.id ?? post.type}
          post={post}
          locale={locale}
          titleAs={titleAs}
          place={from + index}
          first={first && index === 0}
          openings={<CountMark of={{ kind: 'click', key: post.key }} label={newsTexts[locale].openings} />}
          share={
            <ShareButton
              href={localePath(locale, post.href ?? '/news')}
              heading={post.heading}
              of={post.key}
              locale={locale}
              iconOnly
              onArt
            />
          }
        />
      ))}
    </CardGrid>
  );
}
