import type { APIContext } from 'astro';
import { answerApproval } from '#cms/approvals/approval.action.ts';
import { MOST_WORDS } from '#cms/approvals/approval.rules.ts';
import { approvalDraftPath, approvalParameter, readApprovalLink } from '#cms/approvals/approval-store.ts';
import { type OpenedApproval, openApproval, readShownVersion } from '#cms/approvals/open-approval.ts';
import { localePath } from '#core/locale.ts';
import type { ApprovalView } from '#features/approvals/approval-page.tsx';
import { readFormFields } from '#platform/http/request-body.ts';
import { createSharedLimit, type RateLimit } from '#platform/limits/rate-limit.ts';
import { openCms } from '#platform/payload.ts';

type Visit = Pick<APIContext, 'request' | 'url' | 'locals' | 'clientAddress'>;
type Question = Extract<ApprovalView, { kind: 'question' }>;
type ReadApproval = { view: ApprovalView; status: number };

const TEN_MINUTES = 10 * 60_000;
const ANSWERS_IN_TEN_MINUTES = 30;
let perNetwork: RateLimit | undefined;

const endedView = (kind: Exclude<ApprovalView['kind'], 'question' | 'sent'>, status = 200): ReadApproval => ({
  view: { kind },
  status,
});

/**
 * The page behind an approval link. The link alone identifies who answers. Opening it changes nothing, and the answer
 * publishes nothing.
 */
export async function readApproval(visit: Visit): Promise<ReadApproval> {
  const { url, locals, request } = visit;
  const { now, locale } = locals.renderContext;
  const link = url.searchParams.get(approvalParameter);
  if (!readApprovalLink(link)) return endedView('broken', 400);
  const payload = await openCms();
  const approval = await openApproval(payload, link, now);
  if (!approval) return endedView('gone', 410);
  if (approval.state !== 'open') return closedView(approval.state);
  const shown = await readShownVersion(payload, approval, now);
  if (!shown) return endedView('gone', 410);
  const { asker, name, note, endsAt: until } = approval;
  const draft = localePath(locale, approvalDraftPath) + url.search;
  const { title } = shown;
  const question: Question = {
    ...{ kind: 'question', asker, name, title, note, until, draft, words: '', problem: null },
  };
  if (request.method !== 'POST') return { view: question, status: 200 };
  return recordAnswer(visit, approval, question);
}

function closedView(state: Exclude<OpenedApproval['state'], 'open'>): ReadApproval {
  return endedView(
    state === 'changes' ? 'answeredChanges' : state,
    state === 'ended' || state === 'withdrawn' ? 410 : 200,
  );
}

async function recordAnswer(
  { request, url, locals, clientAddress }: Visit,
  approval: OpenedApproval,
  question: Question,
): Promise<ReadApproval> {
  perNetwork ??= createSharedLimit({ name: 'answers', limit: ANSWERS_IN_TEN_MINUTES, windowMs: TEN_MINUTES });
  const retry = (problem: Question['problem'], words: string, status: number): ReadApproval => ({
    view: { ...question, words, problem },
    status,
  });
  if ((await perNetwork.refuse(clientAddress)) !== null) return retry('unreadable', '', 429);
  const fields = await readFormFields(request);
  const answer = fields?.answer;
  if (!fields || (answer !== 'approved' && answer !== 'changes')) return retry('unreadable', '', 400);
  const words = (fields.comment ?? '').replaceAll('\r\n', '\n').replaceAll('\0', '').toWellFormed().trim();
  if (words.length > MOST_WORDS) return retry('tooLong', words.slice(0, MOST_WORDS), 422);
  if (answer === 'changes' && words === '') return retry('noComment', '', 422);
  const payload = await openCms();
  const link = url.searchParams.get(approvalParameter);
  const { now } = locals.renderContext;
  const { title } = question;
  const outcome = await answerApproval(payload, link, approval, { answer, words, title }, now);
  if (outcome.ok) return { view: { kind: 'sent', answer }, status: 200 };
  const present = await openApproval(payload, link, now);
  return present && present.state !== 'open' ? closedView(present.state) : endedView('gone', 410);
}
