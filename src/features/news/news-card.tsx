import type { ReactNode } from 'react';
import { formatDate, formatEthiopian } from '#core/dates.ts';
import { type Locale, localePath } from '#core/locale.ts';
import { formatReadingTime } from '#core/reading-time.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Drawing } from '#ui/components/drawing.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { Said } from '#ui/components/said.tsx';
import { Title } from '#ui/components/title.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { newsTexts } from './news.texts.ts';
import css from './news-card.module.css';
import type { PostCard } from './post.queries.ts';

type NewsCardProps = {
  post: PostCard;
  locale: Locale;
  /** The number of openings and the share button, which belong to engagement. */
  openings: ReactNode;
  share: ReactNode;
  first?: boolean;
};

const sizes = '(min-width: 1280px) 400px, (min-width: 768px) 50vw, 100vw';

/** A card of the news grid. Open covers the whole card; a coming-soon card cannot be opened. */
export function NewsCard({ post, locale, openings, share, first }: NewsCardProps) {
  const texts = newsTexts[locale];
  const { href, key, picture, preIntro, heading, line } = post;
  return (
    <li className={css.card} data-post={post.type}>
      <div className={css.picture}>
        {picture ? (
          <Picture source={picture} sizes={sizes} ratio="4:3" failure={texts.imageError} first={first} />
        ) : (
          <span className={css.drawn}>
            <Drawing
              name={post.type === 'ad' ? 'achievement-mesob' : 'about-highlands'}
              sizes={sizes}
              fit="bottom"
            />
          </span>
        )}
      </div>
      <p className={css.meta}>
        <Said words={preIntro} className={css.label} />
        <PostDate day={post.postDate} locale={locale} />
      </p>
      <Title as="h3" look="story" words={heading} className={css.heading} />
      {href ? (
        <p className={css.facts}>
          {post.minutes !== null && (
            <span>
              <Icon name="clock" size="small" />
              {formatReadingTime(post.minutes, locale)}
            </span>
          )}
          {key && openings}
        </p>
      ) : (
        <Said as="p" words={line} className={css.facts} />
      )}
      {href && (
        <div className={css.actions}>
          <ButtonLink
            href={localePath(locale, href)}
            size="small"
            onArt
            iconAfter="arrow-right"
            className={css.open}
            data-opens={key || undefined}
          >
            {texts.open}
            <VisuallyHidden>
              : <Said words={heading} />
            </VisuallyHidden>
          </ButtonLink>
          {share}
        </div>
      )}
    </li>
  );
}

/** The day of a post; on Amharic pages in the Ethiopian calendar, with the other one for those who need it. */
export function PostDate({ day, locale }: { day: string | null; locale: Locale }) {
  if (!day) return null;
  return (
    <time dateTime={day}>
      {locale === 'am' ? `${formatEthiopian(day)} (${formatDate(day)})` : formatDate(day)}
    </time>
  );
}
