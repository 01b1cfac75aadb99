import type { FigureName } from '#cms/page-blocks/page-block.rules.ts';
import { type PageBlock, readBlock } from '#cms/page-blocks/read-blocks.ts';
import { type Claim, type PlacedClaim, placedClaims } from '#core/claim.ts';
import { filmSource, frameSources } from '#core/film-source.ts';
import type { HomeRow } from '#features/home/home.queries.ts';
import { findAnchors, groupSections, planRoad, type Run } from '#features/home/home.rules.ts';
import { tabQuery } from '#features/home/initiative.rules.ts';
import { listPartners, type Partner } from '#features/partners/partner.queries.ts';
import { listProjects } from '#features/projects/project.queries.ts';
import { listStories, type Story } from '#features/stories/story.queries.ts';
import { listTeam, type TeamMember } from '#features/team/team.queries.ts';
import { listTestimonials, type Testimonial } from '#features/testimonials/testimonial.queries.ts';
import { listCampaigns } from '#money/donations/campaign.queries.ts';
import { listClaims } from '#platform/public-content.ts';
import { limitValidity, type RenderContext } from '#platform/render-context.ts';
import { type Frame, readFrame } from '#site/frame/read-frame.ts';
import { type GivingTableData, readGivingTable } from './read-giving.ts';
import { readHome } from './read-home.ts';

type Block<Kind extends PageBlock['kind']> = Extract<PageBlock, { kind: Kind }>;

/** A number that a page shows, by its name. */
type ShownFigure = { claim: Claim; name: PlacedClaim } | { name: Counted; count: number };
type Counted = Exclude<FigureName, PlacedClaim>;

/** A part of a page with everything it shows. */
export type PagePart =
  | Block<'words' | 'pictures' | 'cards' | 'form'>
  | (Omit<Block<'figures'>, 'show'> & { figures: ShownFigure[] })
  | { kind: 'testimonials'; testimonials: Testimonial[] }
  | { kind: 'stories'; stories: Story[] }
  | (Omit<Block<'giving'>, 'show'> & { table: GivingTableData | null })
  | (Omit<Block<'people'>, 'show'> & ({ partners: Partner[] } | { team: TeamMember[] }));

/** The parts of a page with what they show; parts that have nothing to show are left out. */
export async function readPageParts(frame: Frame, blocks: readonly PageBlock[]): Promise<PagePart[]> {
  const parts = await Promise.all(blocks.map(block => readPagePart(frame, block)));
  return parts.filter(part => part !== null);
}

/** One part with what it shows, or null. */
async function readPagePart(frame: Frame, block: PageBlock): Promise<PagePart | null> {
  const { renderContext } = frame;
  switch (block.kind) {
    case 'figures': {
      const figures = await readFigures(frame, block.show);
      return figures.length > 0 ? { kind: 'figures', heading: block.heading, figures } : null;
    }
    case 'voices': {
      if (block.show === 'stories') {
        const stories = (await listStories(renderContext)).slice(0, block.most);
        return stories.length > 0 ? { kind: 'stories', stories } : null;
      }
      const testimonials = (await listTestimonials(renderContext)).slice(0, block.most);
      return testimonials.length > 0 ? { kind: 'testimonials', testimonials } : null;
    }
    case 'giving': {
      const withForm = block.show === 'form' && frame.takesDonations;
      const table = withForm
        ? await readGivingTable(renderContext, await listCampaigns(renderContext))
        : null;
      return { kind: 'giving', words: block.words, table };
    }
    case 'people': {
      const { heading } = block;
      if (block.show === 'team') {
        const team = await listTeam(renderContext);
        return team.length > 0 ? { kind: 'people', heading, team } : null;
      }
      const partners = await listPartners(renderContext);
      return partners.length > 0 ? { kind: 'people', heading, partners } : null;
    }
    default:
      return block;
  }
}

/** The numbers a part shows: those of the register that are published, and what is counted unless there is none of it. */
async function readFigures(frame: Frame, names: readonly FigureName[]): Promise<ShownFigure[]> {
  const claims = await listClaims(frame.renderContext);
  const figures = names.map(async (name): Promise<ShownFigure[]> => {
    if (isPlaced(name)) {
      const claim = claims.get(name);
      return claim ? [{ name, claim }] : [];
    }
    const count = await countShown(name, frame);
    return count > 0 ? [{ name, count }] : [];
  });
  return (await Promise.all(figures)).flat();
}

const isPlaced = (name: FigureName): name is PlacedClaim => placedClaims.some(claim => claim === name);

async function countShown(name: Counted, { renderContext, organisation }: Frame): Promise<number> {
  switch (name) {
    case 'projects':
      return (await listProjects(renderContext)).length;
    case 'partners':
      return (await listPartners(renderContext)).length;
    case 'team':
      return (await listTeam(renderContext)).length;
    case 'years':
      return yearsSince(organisation.foundedIn, renderContext);
  }
}

function yearsSince(year: number, renderContext: RenderContext): number {
  const present = renderContext.now.getUTCFullYear();
  limitValidity(renderContext, new Date(Date.UTC(present + 1, 0, 1)));
  return present - year;
}

/** The scripts the parts need, and the frame sources of the content policy for films of other sites. */
export function collectNeeds(parts: readonly PagePart[]) {
  const films = parts.flatMap(part =>
    part.kind === 'testimonials' ? part.testimonials.map(({ video }) => filmSource(video)) : [],
  );
  const forms = parts.flatMap(part => (part.kind === 'form' ? [part.show] : []));
  return {
    newsletter: forms.includes('newsletter'),
    leadsToGiving: parts.some(({ kind }) => kind === 'giving'),
    films: films.some(film => film !== null),
    frames: frameSources(films),
  };
}

type HomeRun = Exclude<Run<HomeRow>, { row: HomeRow }> | { part: PagePart };

/**
 * The home page with the sections that staff put below the hero, in order, and the scripts those need. `tab` is the raw
 * query parameter.
 */
export async function readArrangedHome(renderContext: RenderContext, tab: string | null) {
  const frame = await readFrame(renderContext, '/');
  const home = await readHome(frame, tab);
  const runs = await Promise.all(groupSections(home.placed).map(run => readRun(frame, run)));
  const shown = runs.filter(run => run !== null);
  const parts = shown.flatMap(run => ('part' in run ? [run.part] : []));
  const tabs = findAnchors(home.placed).calendar ? home.tabs : [];
  return {
    frame,
    home,
    runs: shown,
    road: planRoad(home.placed),
    needs: collectNeeds(parts),
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
