import type { ReactNode } from 'react';
import { type Locale, localePath } from '#core/locale.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Day, ReadingTime } from '#ui/components/day.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { PlaceholderImage } from '#ui/components/scene.tsx';
import { Title } from '#ui/components/title.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { newsTexts } from './news.texts.ts';
import css from './news-card.module.css';
import type { PostCard } from './post-card.ts';

type NewsCardProps = {
  post: PostCard;
  locale: Locale;
  /** Click count and share button, passed in because they belong to engagement. */
  openings: ReactNode;
  share: ReactNode;
  /** Heading level: below the page title, or below a section title. */
  titleAs: 'h2' | 'h3';
  /** Its index in the list, from 0. */
  place: number;
  /** The first picture of the page, loaded before the others. */
  first?: boolean;
};

/** Phones get 61 % of their width: 1.5 image pixels per CSS pixel are sharp enough there. */
const sizes = '(min-width: 1280px) 387px, (min-width: 768px) 50vw, (min-width: 640px) 100vw, 61vw';

/** A card of the news grid. The link covers the whole card; a coming-soon card has none. */
export function NewsCard({ post, locale, openings, share, titleAs, place, first }: NewsCardProps) {
  const { href, picture, preIntro, postDate, heading, line } = post;
  return (
    <li className={css.card} data-post={post.type}>
      <div className={css.picture}>
        {picture ? (
          <Picture
            source={picture}
            sizes={sizes}
            ratio="4:3"
            failure={newsTexts[locale].imageError}
            first={first}
          />
        ) : (
          <PlaceholderImage place={place} sizes={sizes} comingSoon={post.type === 'ad'} />
        )}
      </div>
      <p className={css.meta}>
        <LocalizedText words={preIntro} className={css.label} />
        {postDate && <Day day={postDate} locale={locale} />}
      </p>
      <Title as={titleAs} variant="story" words={heading} className={css.heading} />
      {href === null ? (
        <LocalizedText as="p" words={line} className={css.facts} />
      ) : (
        <>
          <p className={css.facts}>
            <ReadingTime minutes={post.minutes} locale={locale} />
            {post.key && openings}
          </p>
          <Actions post={post} href={href} locale={locale} share={share} />
        </>
      )}
    </li>
  );
}

type ActionsProps = Pick<NewsCardProps, 'post' | 'locale' | 'share'> & { href: string };

function Actions({ post, href, locale, share }: ActionsProps) {
  return (
    <div className={css.actions}>
      <ButtonLink
        href={localePath(locale, href)}
        size="small"
        onArt
        iconAfter="arrow-right"
        className={css.open}
        data-opens={post.key || undefined}
      >
        {newsTexts[locale].open}{' '}
        <VisuallyHidden>
          <LocalizedText words={post.heading} />
        </VisuallyHidden>
      </ButtonLink>
      {share}
    </div>
  );
}
