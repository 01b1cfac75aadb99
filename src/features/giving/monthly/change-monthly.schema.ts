import { type Outcome, ok, problem } from '#core/outcome.ts';
import { isReference } from '../ways/way.ts';
import { type MonthlyAct, monthlyActs } from './monthly.rules.ts';

/** What a monthly gift can be moved to, as the form to give offers it. */
export type Purpose = { value: string; project: number | null; campaign: string | null };

/** What a giver asks for; `gift` is the reference of the gift that the monthly one began with. */
export type MonthlyChange =
  | { gift: string; act: Exclude<MonthlyAct, 'move'> }
  | { gift: string; act: 'move'; to: Purpose };

/** Reads one form of the page of givers. A purpose that is not offered is `no-such-purpose`. */
export function readMonthlyChange(
  { gift, act: asked, purpose: wanted }: Readonly<Record<string, string>>,
  purposes: readonly Purpose[],
): Outcome<MonthlyChange, 'malformed' | 'no-such-purpose'> {
  const act = monthlyActs.find(known => known === asked);
  if (!act || !isReference(gift)) return problem('malformed');
  if (act !== 'move') return ok({ gift, act });
  const to = purposes.find(({ value }) => value === wanted);
  return to ? ok({ gift, act, to }) : problem('no-such-purpose');
}
