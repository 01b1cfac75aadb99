import { renderMail } from '#ui/email/render-mail.ts';
import type { RenderIssue } from './freeze-issue.action.ts';
import { IssueMail } from './issue.email.tsx';

/** The organisation named in the header, and the site its links lead to. */
export type IssueSender = { organisation: string; siteUrl: string };

/** Creates the renderer that the freezing actions take as a parameter. */
export function issueRenderer(sender: IssueSender): RenderIssue {
  return (content, mail) => renderMail(<IssueMail content={content} {...mail} {...sender} />);
}
