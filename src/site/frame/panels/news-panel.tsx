import type { ReactNode } from 'react';
import { newsTexts } from '#features/news/news.texts.ts';
import type { PostCard } from '#features/news/post-card.ts';
import { Day } from '#ui/components/day.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import type { Frame } from '../read-frame.ts';
import { PanelFeature } from './panel-feature.tsx';
import { PanelList, PanelRow } from './panel-list.tsx';
import { panelTexts } from './panels.texts.ts';

/** The newest posts, with the first one featured. */
export function NewsPanel({ frame, title, posts }: { frame: Frame; title: ReactNode; posts: PostCard[] }) {
  const { to, renderContext } = frame;
  const { locale } = renderContext;
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
            <LocalizedText words={heading} />
          </PanelRow>
        ))}
      </PanelList>
      {first?.href && (
        <PanelFeature
          picture={first.picture}
          drawing="child-in-bloom"
          failure={texts.imageError}
          href={to(first.href)}
          title={<LocalizedText words={first.heading} />}
          action={
            <TextLink variant="bold" href={to(first.href)}>
              {texts.readPost}
            </TextLink>
          }
        >
          <LocalizedText as="p" words={first.description} />
        </PanelFeature>
      )}
    </>
  );
}
