import { readBlock } from '#cms/page-blocks/read-blocks.ts';
import type { HomeRow } from '#features/home/home.queries.ts';
import { placesOf, type Run, roadOf, runsOf } from '#features/home/home-sections.rules.ts';
import { tabQuery } from '#features/home/initiative.rules.ts';
import type { RenderContext } from '#platform/render-context.ts';
import { type Frame, readFrame } from '#site/frame/read-frame.ts';
import { readHome } from './read-home.ts';
import { needsOf, type PagePart, readPagePart } from './read-page-parts.ts';

type HomeRun = Exclude<Run<HomeRow>, { row: HomeRow }> | { part: PagePart };

/**
 * The home page with the sections that staff put below the hero, in order, and the scripts those need. `tab` is the raw
 * query parameter.
 */
export async function readArrangedHome(renderContext: RenderContext, tab: string | null) {
  const frame = await readFrame(renderContext, '/');
  const home = await readHome(renderContext, frame.organisation, tab);
  const runs = await Promise.all(runsOf(home.placed).map(run => readRun(frame, run)));
  const shown = runs.filter(run => run !== null);
  const parts = shown.flatMap(run => ('part' in run ? [run.part] : []));
  const tabs = placesOf(home.placed).calendar ? home.tabs : [];
  return {
    frame,
    home,
    runs: shown,
    road: roadOf(home.placed),
    needs: needsOf(parts),
    /** Tabs have addresses of their own while the initiative is there. */
    queries: tabs.map(({ name }) => tabQuery(name)).join(' '),
  };
}

async function readRun(frame: Frame, run: Run<HomeRow>): Promise<HomeRun | null> {
  if (!('row' in run)) return run;
  const block = await readBlock(frame.renderContext, run.row);
  const part = block && (await readPagePart(frame, block));
  return part && { part };
}
