import { ShareButton } from '#features/engagement/engagement.tsx';
import type { IssuePage } from '#features/newsletter/issues/issue.queries.ts';
import { IssueArticle } from '#features/newsletter/issues/issue-archive.tsx';
import type { Frame } from '#site/frame/read-frame.ts';

/** One issue of the newsletter with its share button. */
export function WholeIssue({ issue, frame }: { issue: IssuePage; frame: Frame }) {
  return (
    <IssueArticle
      issue={issue}
      locale={frame.renderContext.locale}
      share={
        <ShareButton
          href={frame.to(frame.path)}
          heading={issue.row.subject}
          locale={frame.renderContext.locale}
        />
      }
    />
  );
}
