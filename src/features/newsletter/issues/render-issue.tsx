import { renderMail } from '#ui/email/render-mail.ts';
import type { RenderIssue } from './freeze-issue.action.ts';
import { IssueMail } from './issue.email.tsx';

/** Who an issue comes from: the name at its head, and the site its links lead to. */
export type IssueSender = { organisation: string; siteUrl: string };

/** Renders mails of issues for one organisation; given to the acts that freeze an issue. */
export function issueRenderer(sender: IssueSender): RenderIssue {
  return (content, mail) => renderMail(<IssueMail content={content} {...mail} {...sender} />);
}
