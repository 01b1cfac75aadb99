import type { PayloadRequest } from 'payload';
import type { Locale } from '#core/locale.ts';
import { pickWords } from '#core/words.ts';
import { cmsPool } from '#platform/database/cms-pool.ts';
import { sentBytes } from '#platform/mail/compose-message.ts';
import { findMailDelivery, type MailDelivery } from '#platform/mail/mail-delivery.ts';
import { composeIssue, type RenderIssue, readDraft, type StoredIssue } from './compose-issue.action.ts';
import {
  type Audience,
  type IssueNotice,
  type IssueProblem,
  type IssueState,
  issueNotices,
  issueProblems,
  issueState,
  lengthNotices,
  listIssuePictures,
  type Progress,
  toSegment,
} from './issue.rules.ts';
import { mailablePictures, ofReader } from './issue-mails.action.ts';
import { asVisitorIn, countProgress, countReaders, type ReadScope, readSending } from './issue-sending.ts';

/** What prevents sending, what staff should know, and the current audience. */
export type Checked = { problems: IssueProblem[]; notices: IssueNotice[]; audience: Audience };

/** Everything the sending panel beside the form shows. */
export type IssueDesk = Checked & {
  id: number;
  state: IssueState;
  progress: Progress;
  /** Whether mail leaves at all. */
  delivery: MailDelivery;
  readers: number;
  dueAt: string | null;
  queuedAt: string | null;
  startedBy: string | null;
  slug: string | null;
};

export async function checkIssue(scope: ReadScope, issue: StoredIssue, now: Date): Promise<Checked> {
  const { content, hidden, consented } = await composeIssue(scope, issue, now);
  const audience = await countReaders(scope, toSegment(issue), now);
  const allowed = new Set((await mailablePictures(scope, listIssuePictures(content), now)).keys());
  const named: { kind: 'post' | 'event'; heading: string }[] = [];
  for (const { kind, id } of hidden) named.push({ kind, heading: await findHeading(scope, kind, id) });
  const facts = { content, hidden: named, consented, allowed, audience };
  return { problems: issueProblems(facts), notices: issueNotices(facts), audience };
}

/** State of the sending panel at `now`; null if there is no such issue. */
export async function readDesk(
  req: PayloadRequest,
  id: number,
  now: Date,
  render: RenderIssue,
): Promise<IssueDesk | null> {
  const issue = await readDraft(req, id);
  if (!issue) return null;
  const checked = await checkIssue(req, issue, now);
  const sending = await readSending(req, id);
  const progress = await countProgress(req, id);
  const state = issueState(sending?.state ?? null, progress);
  const length = state === 'draft' ? lengthNotices(await measureMails(req, issue, { now, render })) : [];
  return {
    ...checked,
    notices: [...length, ...checked.notices],
    id,
    state,
    progress,
    delivery: await findMailDelivery(cmsPool(req.payload), now),
    readers: sending?.readers ?? 0,
    dueAt: sending?.dueAt ?? null,
    queuedAt: sending?.queuedAt ?? null,
    startedBy: sending?.startedBy ?? null,
    slug: issue.slug ?? null,
  };
}

/** The reader with the longest possible links. */
const anyReader = { subscriber: '2147483647' };

/** Size of the full edition's HTML as sent, in bytes, with a reader's links in it. */
async function measureMails(
  scope: ReadScope,
  issue: StoredIssue,
  { now, render }: { now: Date; render: RenderIssue },
): Promise<Record<Locale, number>> {
  const { content } = await composeIssue(scope, issue, now);
  const pictures = await mailablePictures(scope, listIssuePictures(content), now);
  const measure = async (locale: Locale) => {
    const { html } = await render(content, { locale, edition: 'full', slug: issue.slug ?? '', pictures });
    return sentBytes(html, ofReader(anyReader, locale).values);
  };
  return { en: await measure('en'), am: await measure('am') };
}

async function findHeading(scope: ReadScope, kind: 'post' | 'event', id: number): Promise<string> {
  const found = await scope.payload.findByID({
    ...asVisitorIn(scope),
    collection: kind === 'post' ? 'posts' : 'events',
    id,
    draft: true,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
  });
  return pickWords(found?.heading, 'en').text;
}
