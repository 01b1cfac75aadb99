import { getPublicGlobal } from '#platform/public-content.ts';
import type { RenderContext } from '#platform/render-context.ts';

type Stored = { periods?: { id?: string | null; period: string; values?: number[] | null }[] | null };

/** How many people took part in a period, count after count; empty where nobody has counted yet. */
export type EngagementPeriod = { period: string; values: readonly number[] };

/** The periods of the engagement chart in the order staff gave them. */
export async function listEngagement(renderContext: RenderContext): Promise<EngagementPeriod[]> {
  const { periods } = await getPublicGlobal<Stored>(renderContext, 'engagement');
  return (periods ?? []).map(({ period, values }) => ({
    period,
    values: (values ?? []).filter(value => Number.isFinite(value) && value >= 0),
  }));
}
