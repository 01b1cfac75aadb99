import { localePath } from '#core/locale.ts';
import { CountMark } from '#features/engagement/count-mark.tsx';
import { ShareButton } from '#features/engagement/share-button.tsx';
import { newsTexts } from '#features/news/news.texts.ts';
import { NewsCard } from '#features/news/news-card.tsx';
import type { PostCard } from '#features/news/post.queries.ts';
import type { Frame } from '#site/frame/read-frame.ts';
import { CardGrid } from '#ui/layout/card-grid.tsx';

/** Cards of posts with their number of openings and their share button. */
export function NewsGrid({
  posts,
  frame,
  first,
}: {
  posts: readonly PostCard[];
  frame: Frame;
  first?: boolean;
}) {
  const { locale } = frame.reading;
  return (
    <CardGrid list="news">
      {posts.map((post, index) => (
        <NewsCard
          key={post.href ?? post.heading.text}
          post={post}
          locale={locale}
          first={first && index === 0}
          openings={<CountMark of={{ kind: 'click', key: post.key }} label={newsTexts[locale].openings} />}
          share={
            <ShareButton
              href={localePath(locale, post.href ?? '/news')}
              heading={post.heading}
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
