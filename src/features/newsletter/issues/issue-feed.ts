import { type AtomFrame, atomFeed } from '#core/atom-feed.ts';
import type { IssueRow } from './issue.queries.ts';

/** The issues as an Atom feed, for people who prefer not to give an address. */
export function issueFeed(issues: readonly IssueRow[], frame: AtomFrame): string {
  return atomFeed(
    issues.map(({ id, href, subject, preview, picture, day, updatedAt }) => ({
      id: `newsletter-issues/${id}`,
      href,
      title: subject,
      summary: preview,
      picture,
      published: day,
      updated: updatedAt ?? `${day}T12:00:00.000Z`,
    })),
    frame,
  );
}
