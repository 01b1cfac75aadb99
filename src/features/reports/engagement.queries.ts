import type { Locale } from '#core/locale.ts';
import { type Localized, pickWords, type Words } from '#core/words.ts';
import { getPublicGlobal } from '#platform/public-content.ts';
import type { RenderContext } from '#platform/render-context.ts';
import { nameThePoints, type PointName } from './report.rules.ts';

type StoredPeriod = {
  id?: string | null;
  period: string;
  values?: number[] | null;
  points?: Partial<Record<Locale, string[] | null>> | null;
};
type Stored = { counted?: Localized; periods?: StoredPeriod[] | null };

/** Counts of participants in a period, each with what it stands for; empty if there are none yet. */
export type EngagementPeriod = { period: string; values: readonly number[]; points: readonly PointName[] };

/** What is counted, empty where staff have not said it, and the periods in the order set by staff. */
export type Engagement = { counted: Words; periods: EngagementPeriod[] };

export async function readEngagement(renderContext: RenderContext): Promise<Engagement> {
  const { counted, periods } = await getPublicGlobal<Stored>(renderContext, 'engagement');
  const { locale } = renderContext;
  return {
    counted: pickWords(counted, locale),
    periods: (periods ?? []).map(({ period, values, points }) => {
      const valid = (values ?? []).filter(value => Number.isFinite(value) && value >= 0);
      const named = [points?.[locale], points?.en].find(names => names?.length === valid.length) ?? [];
      return { period, values: valid, points: nameThePoints({ period, named, count: valid.length }, locale) };
    }),
  };
}
