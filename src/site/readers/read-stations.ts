import type { EventReport } from '#features/events/event-report.ts';
import { listProjectsOnTheirWay, type ProjectOnItsWay } from '#features/projects/project.queries.ts';
import type { Costs } from '#features/projects/station-list.tsx';
import type { Station } from '#features/projects/stations.ts';
import { BOOKS_TAG } from '#money/domain/donation-status.ts';
import { listCosts } from '#money/ledger/spending-costs.ts';
import { openCms } from '#platform/payload.ts';
import { orOmit, type RenderContext } from '#platform/render-context.ts';

/** What stations cost, from the books as they stand; null while these cannot be read. */
export async function readCosts(
  renderContext: RenderContext,
  stations: readonly Station[],
): Promise<Costs | null> {
  const entries = stations.flatMap(({ entry }) => (entry === null ? [] : [entry]));
  if (entries.length === 0) return new Map();
  renderContext.tags.add(BOOKS_TAG);
  return orOmit(renderContext, listCosts({ payload: await openCms() }, entries), null);
}

export type RaisedFor = { project: ProjectOnItsWay; costs: Costs | null };

/** The project that an event raised for, with what it has reached; null if there is none yet. */
export async function readRaisedFor(
  renderContext: RenderContext,
  report: EventReport | null,
): Promise<RaisedFor | null> {
  if (report === null || report.project === null) return null;
  const [project] = await orOmit(renderContext, listProjectsOnTheirWay(renderContext, report.project), []);
  return project ? { project, costs: await readCosts(renderContext, project.stations) } : null;
}
