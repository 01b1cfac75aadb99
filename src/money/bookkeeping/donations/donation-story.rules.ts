import type { Happening } from './donation-details.ts';

/** Something in the story of a donation: how it began, or what happened since. */
export type Beat = ({ at: Date; kind: 'begun' } | Happening) & {
  /** Only bookkeeping or the machines: told, but not in front. */
  isBehind: boolean;
};

/** What happened on one day in UTC, as in the books. */
export type StoryDay = { day: string; beats: Beat[] };

/**
 * The story of a donation, day by day, from its beginning. What was counted by staff begins with their entry, which is in its
 * history already; everything else begins when its donor pressed the button.
 */
export function tellStory(startedAt: Date, history: readonly Happening[]): StoryDay[] {
  const entered = history.some(each => each.kind === 'act' && each.act === 'entered');
  const begun: Beat[] = entered ? [] : [{ at: startedAt, kind: 'begun', isBehind: false }];
  const beats = [...begun, ...history.map(each => ({ ...each, isBehind: isBehind(each) }))];
  const sorted = beats.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return [...Map.groupBy(sorted, ({ at }) => at.toISOString().slice(0, 10))].map(([day, of]) => ({
    day,
    beats: of,
  }));
}

/** Entries, reports that were received, and fees follow from what is told. */
function isBehind(each: Happening): boolean {
  if (each.kind === 'event') return each.what === 'fee' && each.problem === null;
  return each.kind === 'entry' || (each.kind === 'notice' && each.outcome !== null);
}
