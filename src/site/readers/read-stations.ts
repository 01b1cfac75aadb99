import type { Money } from '#core/money.ts';
import type { EventReport } from '#features/events/event-report.ts';
import type { Followed } from '#features/projects/counted-toward.tsx';
import { listProjectsOnTheirWay, type ProjectOnItsWay } from '#features/projects/project.queries.ts';
import type { Costs } from '#features/projects/station-list.tsx';
import type { Station } from '#features/projects/stations.ts';
import { sumTakings } from '#features/tickets/orders/takings.ts';
import { BOOKS_TAG, DONATIONS_TAG } from '#money/domain/donation-status.ts';
import { listCosts, listCountedGifts } from '#money/ledger/spending-costs.ts';
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

/** A project with what it has reached, and what that cost. */
export type OnItsWay = { project: ProjectOnItsWay; costs: Costs | null };

/** The first project that has reached a station, for the road of the home page; null if there is none. */
export async function readOnItsWay(renderContext: RenderContext): Promise<OnItsWay | null> {
  return withCosts(renderContext, await orOmit(renderContext, listProjectsOnTheirWay(renderContext), []));
}

const withCosts = async (renderContext: RenderContext, [project]: readonly ProjectOnItsWay[]) =>
  project ? { project, costs: await readCosts(renderContext, project.stations) } : null;

/** The project that an event raised for, with what it has reached; null if there is none yet. */
export async function readRaisedFor(
  renderContext: RenderContext,
  report: EventReport | null,
): Promise<OnItsWay | null> {
  if (report === null || report.project === null) return null;
  const found = await orOmit(renderContext, listProjectsOnTheirWay(renderContext, report.project), []);
  return withCosts(renderContext, found);
}

/** What the tickets of an event with a report brought, by the books; nothing while they cannot be read. */
export async function readTakings(
  renderContext: RenderContext,
  { id, report }: { id: number | null; report: EventReport | null },
): Promise<Money[]> {
  if (report === null || id === null) return [];
  renderContext.tags.add(DONATIONS_TAG);
  const takings = await orOmit(renderContext, sumTakings({ payload: await openCms() }, id), []);
  return takings.filter(({ units }) => units > 0n);
}

/** The stations toward which gifts count, by the reference of the gift; none while they cannot be read. */
export async function readFollowed(
  renderContext: RenderContext,
  gifts: readonly { reference: string }[],
): Promise<ReadonlyMap<string, Followed[]>> {
  return orOmit(
    renderContext,
    followGifts(renderContext, new Set(gifts.map(gift => gift.reference))),
    new Map(),
  );
}

async function followGifts(
  renderContext: RenderContext,
  wanted: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Followed[]>> {
  if (wanted.size === 0) return new Map();
  const projects = await listProjectsOnTheirWay(renderContext);
  const entries = projects.flatMap(({ stations }) => stations.flatMap(({ entry }) => entry ?? []));
  const counted = await listCountedGifts({ payload: await openCms() }, entries);
  const own = Map.groupBy(
    counted.filter(({ gift }) => wanted.has(gift)),
    ({ gift }) => gift,
  );
  const followed = [...own].map(([gift, parts]): [string, Followed[]] => [
    gift,
    projects.flatMap(project => {
      const stations = project.stations.flatMap(station => {
        const part = parts.find(({ entry }) => entry === String(station.entry));
        return part ? [{ station, ofGift: part.ofGift }] : [];
      });
      return stations.length > 0 ? [{ project, counted: stations }] : [];
    }),
  ]);
  return new Map(followed);
}
