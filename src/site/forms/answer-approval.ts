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
import { runForm } from '#site/form-results.ts';

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

/** What an answer led to: it was recorded, or its form is shown again. */
type ApprovalResult =
  | { status: number; answer: 'approved' | 'changes' }
  | { status: number; problem: Question['problem']; words: string };

/**
 * The page behind an approval link. The link alone identifies who answers. Opening it changes nothing, and the answer
 * publishes nothing.
 */
export async function answerApprovalLink(visit: Visit): Promise<ReadApproval> {
  const asked = await readQuestion(visit);
  const result = await runForm(visit, () => recordAnswer(visit, asked));
  if (result && 'answer' in result)
    return { view: { kind: 'sent', answer: result.answer }, status: result.status };
  // Somebody else can have answered meanwhile.
  const { view, status } = result?.status === 409 ? await readQuestion(visit) : asked;
  if (view.kind !== 'question' || !result) return { view, status };
  const { problem, words } = result;
  return { view: { ...view, problem, words }, status: result.status };
}

type Asked = ReadApproval & { approval?: OpenedApproval };

async function readQuestion({ url, locals }: Visit): Promise<Asked> {
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
  const { title } = shown;
  const draft = `${localePath(locale, approvalDraftPath)}?${new URLSearchParams({ [approvalParameter]: link ?? '' })}`;
  const question: Question = {
    ...{ kind: 'question', asker, name, title, note, until, draft, words: '', problem: null },
  };
  return { view: question, status: 200, approval };
}

function closedView(state: Exclude<OpenedApproval['state'], 'open'>): ReadApproval {
  return endedView(
    state === 'changes' ? 'answeredChanges' : state,
    state === 'ended' || state === 'withdrawn' ? 410 : 200,
  );
}

async function recordAnswer(
  { request, url, locals, clientAddress }: Visit,
  { view, approval, status: closed }: Asked,
): Promise<ApprovalResult> {
  if (view.kind !== 'question' || !approval) return { problem: null, words: '', status: closed };
  perNetwork ??= createSharedLimit({ name: 'answers', limit: ANSWERS_IN_TEN_MINUTES, windowMs: TEN_MINUTES });
  const fields = await readFormFields(request);
  const answer = fields?.answer;
  const words = (fields?.comment ?? '').replaceAll('\r\n', '\n').replaceAll('\0', '').toWellFormed().trim();
  const refuse = (problem: Question['problem'], status: number) => ({ problem, words, status });
  if ((await perNetwork.refuse(clientAddress)) !== null) return refuse('unreadable', 429);
  if (answer !== 'approved' && answer !== 'changes') return refuse('unreadable', 400);
  if (words.length > MOST_WORDS) return refuse('tooLong', 422);
  if (answer === 'changes' && words === '') return refuse('noComment', 422);
  const link = url.searchParams.get(approvalParameter);
  const { title } = view;
  const given = { answer, words, title } as const;
  const outcome = await answerApproval(await openCms(), link, approval, given, locals.renderContext.now);
  return outcome.ok ? { answer, status: 200 } : refuse(null, 409);
}
