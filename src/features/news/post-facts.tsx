import type { ReactNode } from 'react';
import type { Locale } from '#core/locale.ts';
import { Icon } from '#ui/components/icon.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { ReadingTime } from '#ui/components/reading-time.tsx';
import { newsTexts } from './news.texts.ts';
import type { PostPage } from './post-card.ts';
import css from './post-facts.module.css';

type PostFactsProps = { post: PostPage; locale: Locale; openings: ReactNode };

/** Reading time, click count, occasion and author of a post: "By the medical team", although staff wrote "The". */
export function PostFacts({ post, locale, openings }: PostFactsProps) {
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
