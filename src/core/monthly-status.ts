/**
 * Where a monthly gift stands. begun: its first month is not paid yet. failing: the last month could not be taken, and
 * the provider tries again. ended: no further month comes, for good.
 */
export const monthlyStatuses = ['begun', 'active', 'paused', 'failing', 'ended'] as const;
export type MonthlyStatus = (typeof monthlyStatuses)[number];

/** What a donor may do with it on their own page. `card` leads to the provider's page for a new card. */
export const monthlyActs = ['pause', 'go-on', 'amount', 'move', 'card', 'end'] as const;
export type MonthlyAct = (typeof monthlyActs)[number];

const actsIn: Record<MonthlyStatus, readonly MonthlyAct[]> = {
  begun: [],
  active: ['pause', 'amount', 'move', 'card', 'end'],
  paused: ['go-on', 'amount', 'move', 'card', 'end'],
  failing: ['card', 'move', 'end'],
  ended: [],
};

/** What fits where it stands; a new card only where the provider has a page for it. */
export const actsOf = (state: MonthlyStatus, { hasPortal }: { hasPortal: boolean }): MonthlyAct[] =>
  actsIn[state].filter(act => act !== 'card' || hasPortal);

/** What a provider reported about a monthly gift, and when we asked. */
export type MonthlyAnswer = { state: MonthlyStatus; askedAt: number };

/**
 * Where it stands after one more answer: the newest answer counts, whichever arrives first, and an end is final, as it
 * is at the providers.
 */
export function statusAfter(before: MonthlyAnswer, answer: MonthlyAnswer): MonthlyAnswer {
  if (before.state === 'ended') return before;
  if (answer.state === 'ended') return answer;
  return answer.askedAt >= before.askedAt ? answer : before;
}
