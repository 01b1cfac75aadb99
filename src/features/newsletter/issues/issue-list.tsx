import { type Locale, localePath } from '#core/locale.ts';
import { Day } from '#ui/components/day.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { Said } from '#ui/components/said.tsx';
import { StandIn } from '#ui/components/stand-in.tsx';
import { Title } from '#ui/components/title.tsx';
import type { IssueRow } from './issue.queries.ts';
import { issueTexts } from './issue.texts.ts';
import css from './issue-list.module.css';

const sizes = '(min-width: 768px) 240px, 112px';

/** Rows of issues, newest first: the day, the subject and the line beside it. The whole row opens it. */
export function IssueList({
  issues,
  locale,
  titleAs = 'h2',
}: {
  issues: readonly IssueRow[];
  locale: Locale;
  titleAs?: 'h2' | 'h3';
}) {
  return (
    <ol className={css.list} data-list="issues">
      {issues.map(({ id, href, day, subject, preview, picture }, place) => (
        <li key={id} className={css.row}>
          <div className={css.picture}>
            {picture ? (
              <Picture source={picture} sizes={sizes} ratio="4:3" failure={issueTexts[locale].imageError} />
            ) : (
              <StandIn place={place} sizes={sizes} />
            )}
          </div>
          <div className={css.words}>
            <p className={css.meta}>
              <Day day={day} locale={locale} />
            </p>
            <Title as={titleAs} look="story">
              <a href={localePath(locale, href)} className={css.open}>
                <Said words={subject} />
              </a>
            </Title>
            {preview.text && <Said as="p" words={preview} className={css.line} />}
          </div>
        </li>
      ))}
    </ol>
  );
}
