import { type Locale, localePath } from '#core/locale.ts';
import { formatReadingTime } from '#core/reading-time.ts';
import type { Words } from '#core/words.ts';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Picture, type PictureSource } from '#ui/components/picture.tsx';
import { StateMessage } from '#ui/components/state-message.tsx';
import { Sun } from '#ui/components/sun.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Title } from '#ui/components/title.tsx';
import { teaserPosts, teaserWidths } from './home.rules.ts';
import type { HomeTexts } from './home.texts.ts';
import css from './stories-teaser.module.css';

/** A post as shown in the teaser. */
export type TeaserPost = {
  type: 'intro' | 'ad' | 'normal';
  /** Without language; null if the post has no page. */
  href: string | null;
  heading: Words;
  preIntro: Words;
  minutes: number | null;
  picture: PictureSource | null;
};

type Teaser = { locale: Locale; texts: HomeTexts; failure: string };

function Story({
  post,
  place,
  locale,
  failure,
}: { post: TeaserPost; place: number } & Omit<Teaser, 'texts'>) {
  const { picture, heading, preIntro, minutes } = post;
  const sizes = place === 0 ? '(width >= 1024px) 580px, 100vw' : '(width >= 1024px) 290px, 50vw';
  return (
    <li className={css.story} data-widths={teaserWidths(place)}>
      <a className={css.link} href={localePath(locale, post.href ?? '/news')}>
        <span className={css.picture}>
          {picture ? (
            <Picture source={picture} ratio="fill" sizes={sizes} failure={failure} />
          ) : (
            <Sun className={css.sun} />
          )}
        </span>
        <Title as="h3" variant={place === 0 ? 'number' : 'story'} words={heading} className={css.heading} />
      </a>
      <p className={css.meta}>
        <LocalizedText words={preIntro} />
        {preIntro.text && minutes !== null && ', '}
        {minutes !== null && formatReadingTime(minutes, locale)}
      </p>
    </li>
  );
}

/** The latest posts of the whole list; CSS shows 3, 4 or 5 of them by width. */
export function StoriesTeaser({ posts, locale, texts, failure }: { posts: readonly TeaserPost[] } & Teaser) {
  const stories = teaserPosts(posts);
  return (
    <div className={css.teaser}>
      <div className={css.head}>
        <Title variant="number">{texts.stories}</Title>
        <TextLink variant="bold" href={localePath(locale, '/news')}>
          {texts.allNews}
        </TextLink>
      </div>
      {stories.length === 0 && <StateMessage kind="empty" words={texts.noStories} />}
      <ul className={css.stories}>
        {stories.map((post, place) => (
          <Story
            key={post.href ?? post.heading.text}
            post={post}
            place={place}
            locale={locale}
            failure={failure}
          />
        ))}
      </ul>
    </div>
  );
}
