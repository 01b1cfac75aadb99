import type { RenderIssue } from '#features/newsletter/issues/freeze-issue.action.ts';
import { issueRenderer } from '#features/newsletter/issues/render-issue.tsx';
import { letterhead } from '../mails/write-mails.tsx';

/** Renders mails of issues under our name in the language of the mail, with links to our site. */
export const renderIssue: RenderIssue = async (content, mail) =>
  issueRenderer(await letterhead(mail.locale))(content, mail);
