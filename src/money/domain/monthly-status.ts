/**
 * The status of a monthly donation. begun: its first month is not paid yet. failing: the last month could not be taken, and
 * the provider tries again. ended: there are no further months, for good.
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

/** The acts possible in a status; a new card needs a page of the provider. */
export const listActs = (state: MonthlyStatus, { hasPortal }: { hasPortal: boolean }): MonthlyAct[] =>
  actsIn[state].filter(act => act !== 'card' || hasPortal);

/** What a provider reported about a monthly donation, and when we asked. */
export type MonthlyAnswer = { state: MonthlyStatus; askedAt: number };

/**
 * The status after one more answer: the newest answer counts, in whatever order they arrive, and an end is final, as it
 * is at the providers.
 */
export function statusAfter(before: MonthlyAnswer, answer: MonthlyAnswer): MonthlyAnswer {
  if (before.state === 'ended') return before;
  if (answer.state === 'ended') return answer;
  return answer.askedAt >= before.askedAt ? answer : before;
}
