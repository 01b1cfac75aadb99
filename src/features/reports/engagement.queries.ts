import { getPublicGlobal } from '#platform/public-content.ts';
import type { RenderContext } from '#platform/render-context.ts';

type Stored = { periods?: { id?: string | null; period: string; values?: number[] | null }[] | null };

/** Counts of participants in a period; empty if there are none yet. */
export type EngagementPeriod = { period: string; values: readonly number[] };

/** The periods in the order set by staff. */
export async function listEngagement(renderContext: RenderContext): Promise<EngagementPeriod[]> {
  const { periods } = await getPublicGlobal<Stored>(renderContext, 'engagement');
  return (periods ?? []).map(({ period, values }) => ({
    period,
    values: (values ?? []).filter(value => Number.isFinite(value) && value >= 0),
  }));
}
