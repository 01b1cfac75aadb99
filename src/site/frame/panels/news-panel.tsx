import type { ReactNode } from 'react';
import { newsTexts } from '#features/news/news.texts.ts';
import type { PostCard } from '#features/news/post.queries.ts';
import { Day } from '#ui/components/day.tsx';
import { Said } from '#ui/components/said.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import type { Frame } from '../read-frame.ts';
import { PanelFeature } from './panel-feature.tsx';
import { PanelList, PanelRow } from './panel-list.tsx';
import { panelTexts } from './panels.texts.ts';

/** The newest posts; the first of them is shown. */
export function NewsPanel({ frame, title, posts }: { frame: Frame; title: ReactNode; posts: PostCard[] }) {
  const { to, reading } = frame;
  const { locale } = reading;
  const texts = panelTexts[locale];
  const [first] = posts;
  return (
    <>
      <PanelList title={title} all={{ href: to('/news'), words: newsTexts[locale].all }}>
        {posts.map(({ href, heading, postDate }) => (
          <PanelRow
            key={href}
            href={href && to(href)}
            status={postDate && <Day day={postDate} locale={locale} />}
          >
            <Said words={heading} />
          </PanelRow>
        ))}
      </PanelList>
      {first?.href && (
        <PanelFeature
          picture={first.picture}
          drawing="child-in-bloom"
          failure={texts.imageError}
          href={to(first.href)}
          title={<Said words={first.heading} />}
          action={
            <TextLink look="bold" href={to(first.href)}>
              {texts.readPost}
            </TextLink>
          }
        >
          <Said as="p" words={first.description} />
        </PanelFeature>
      )}
    </>
  );
}
