import { type Locale, localePath } from '#core/locale.ts';
import { Day } from '#ui/components/day.tsx';
import { PictureRow, PictureRows } from '#ui/components/picture-rows.tsx';
import type { IssueRow } from './issue.queries.ts';
import { issueTexts } from './issue.texts.ts';

/** Issues, newest first, with day, subject and preview line. */
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
    <PictureRows of="issues">
      {issues.map(({ id, href, day, subject, preview, picture }, place) => (
        <PictureRow
          key={id}
          href={localePath(locale, href)}
          heading={subject}
          line={preview}
          picture={picture}
          failure={issueTexts[locale].imageError}
          place={place}
          titleAs={titleAs}
        >
          <Day day={day} locale={locale} />
        </PictureRow>
      ))}
    </PictureRows>
  );
}
