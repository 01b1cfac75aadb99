import type { PayloadRequest } from 'payload';
import type { Locale } from '#core/locale.ts';
import { pickWords } from '#core/words.ts';
import {
  composeIssue,
  type RenderIssue,
  readDraft,
} from '#features/newsletter/issues/compose-issue.action.ts';
import { issueRenderer } from '#features/newsletter/issues/issue.email.tsx';
import { type IssueBody, picturesOfIssue } from '#features/newsletter/issues/issue.rules.ts';
import { issueBody, mayBeMailed } from '#features/newsletter/issues/issue-mails.action.ts';
import type { ReaderEdition } from '#features/newsletter/subscribe.rules.ts';
import { letterhead } from '../mails/write-mails.tsx';

/** Renders mails of issues under our name in the language of the mail, with links to our site. */
export const renderIssue: RenderIssue = async (content, mail) =>
  issueRenderer(await letterhead(mail.locale))(content, mail);

type Form = { locale: Locale; edition: ReaderEdition };

/** One mail of an issue: the frozen one if it is being sent, otherwise rendered from the newest draft at `now`. */
export async function renderDraft(
  req: PayloadRequest,
  id: number,
  form: Form,
  now: Date,
): Promise<IssueBody | null> {
  const fixed = await issueBody(req.payload, { issue: String(id), ...form }, now);
  if (fixed) return fixed;
  const issue = await readDraft(req, id);
  if (!issue) return null;
  const { content } = await composeIssue(req, issue, now);
  const pictures = await mayBeMailed(req, picturesOfIssue(content), now);
  const rendered = await renderIssue(content, { ...form, slug: issue.slug ?? '', pictures });
  return { subject: pickWords(content.subject, form.locale).text, ...rendered };
}
