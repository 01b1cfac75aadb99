import { ownValue } from '#core/own-value.ts';

/** How long a link can be used. */
export const APPROVAL_DAYS = 14;
/** How many characters a comment may have. */
export const MOST_WORDS = 1000;

export const approvalAnswers = ['approved', 'changes'] as const;
export type ApprovalAnswer = (typeof approvalAnswers)[number];
/** open: the link can be used. The others say why not. */
export type ApprovalState = 'open' | 'ended' | 'withdrawn' | ApprovalAnswer;

type Standing = { answer: ApprovalAnswer | null; withdrawnAt: Date | null; endsAt: Date };

/** The state of an approval at `now`. An answer stays, whatever came after it. */
export function approvalState({ answer, withdrawnAt, endsAt }: Standing, now: Date): ApprovalState {
  if (answer) return answer;
  if (withdrawnAt) return 'withdrawn';
  return endsAt > now ? 'open' : 'ended';
}

/** Fields about saving and publishing, which are not part of what somebody approves. */
const ignoredFields = new Set([
  'id',
  'updatedAt',
  'createdAt',
  '_status',
  'deletedAt',
  'lastSave',
  'begunBy',
  'sample',
  'translation',
  'sortDay',
]);

/** The content of a version as text, the same whether it is published or not. */
export const contentText = (version: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(Object.entries(version).filter(([name]) => !ignoredFields.has(name)));

/** Fills the placeholders `{name}` of a text. Values are inserted as they are, even if they contain placeholders. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => ownValue(values, name) ?? place);
