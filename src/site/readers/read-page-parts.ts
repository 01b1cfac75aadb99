import type { FigureName } from '#cms/page-blocks/page-block.rules.ts';
import type { PageBlock } from '#cms/page-blocks/read-blocks.ts';
import { filmSource, frameSources } from '#core/film-source.ts';
import { listCampaigns } from '#features/donations/campaign.queries.ts';
import { aboutTexts } from '#features/organisation/about.texts.ts';
import { claimFacts } from '#features/organisation/about-page.tsx';
import { listPartners, type Partner } from '#features/partners/partner.queries.ts';
import { listProjects } from '#features/projects/project.queries.ts';
import { listStories, type Story } from '#features/stories/story.queries.ts';
import { listTeam, type TeamMember } from '#features/team/team.queries.ts';
import { listTestimonials, type Testimonial } from '#features/testimonials/testimonial.queries.ts';
import { changesAt, type RenderContext } from '#platform/render-context.ts';
import type { Frame } from '#site/frame/read-frame.ts';
import type { Fact } from '#ui/components/fact-list.tsx';
import { pagePartsTexts } from './page-parts.texts.ts';
import { type GivingTableData, readGivingTable } from './read-giving.ts';

type Block<Kind extends PageBlock['kind']> = Extract<PageBlock, { kind: Kind }>;

/** A part of a page with everything it shows. */
export type PagePart =
  | Block<'words' | 'pictures' | 'cards' | 'form'>
  | (Omit<Block<'figures'>, 'show'> & { facts: Fact[] })
  | { kind: 'testimonials'; testimonials: Testimonial[] }
  | { kind: 'stories'; stories: Story[] }
  | (Omit<Block<'giving'>, 'show'> & { table: GivingTableData | null })
  | (Omit<Block<'people'>, 'show'> & ({ partners: Partner[] } | { team: TeamMember[] }));

/** The parts of a page with what they show; one that has nothing to show is left out. */
export async function readPageParts(frame: Frame, blocks: readonly PageBlock[]): Promise<PagePart[]> {
  const parts = await Promise.all(blocks.map(block => readPagePart(frame, block)));
  return parts.filter(part => part !== null);
}

/** One part with what it shows, or null. */
export async function readPagePart(frame: Frame, block: PageBlock): Promise<PagePart | null> {
  const { renderContext } = frame;
  switch (block.kind) {
    case 'figures': {
      const facts = await readFacts(frame, block.show);
      return facts.length > 0 ? { kind: 'figures', heading: block.heading, facts } : null;
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
      const withForm = block.show === 'form' && frame.takesGifts;
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

/** What is counted on the site; nothing is shown of which there is none. */
async function readFacts(frame: Frame, names: readonly FigureName[]): Promise<Fact[]> {
  const { renderContext, organisation } = frame;
  const texts = pagePartsTexts[renderContext.locale];
  const claims = claimFacts(organisation.claims, aboutTexts[renderContext.locale]);
  const facts = names.map(async (name): Promise<Fact | null> => {
    switch (name) {
      case 'projects':
        return counted((await listProjects(renderContext)).length, texts.projects);
      case 'partners':
        return counted((await listPartners(renderContext)).length, texts.partners);
      case 'team':
        return counted((await listTeam(renderContext)).length, texts.team);
      case 'years':
        return counted(yearsSince(organisation.foundedIn, renderContext), texts.years);
      default:
        return claims[name];
    }
  });
  return (await Promise.all(facts)).filter(fact => fact !== null);
}

const counted = (count: number, words: string): Fact | null =>
  count > 0 ? { number: String(count), words } : null;

function yearsSince(year: number, renderContext: RenderContext): number {
  const present = renderContext.now.getUTCFullYear();
  changesAt(renderContext, new Date(Date.UTC(present + 1, 0, 1)));
  return present - year;
}

/** Which scripts the parts need, and the directive for films of other sites that they may show in a frame. */
export function needsOf(parts: readonly PagePart[]) {
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
