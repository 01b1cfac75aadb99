import { listEventsNear } from '#features/events/event.queries.ts';
import type { EventCard } from '#features/events/event-card.ts';
import { listNewestPosts } from '#features/news/post.queries.ts';
import type { PostCard } from '#features/news/post-card.ts';
import { listProjects, type Project } from '#features/projects/project.queries.ts';
import { listReports, type Report } from '#features/reports/report.queries.ts';
import { listTeam, type TeamMember } from '#features/team/team.queries.ts';
import { orOmit } from '#platform/render-context.ts';
import type { Frame } from '../read-frame.ts';
import { featuredEvent, panelEvents, panelReports, panelRows } from './panel.rules.ts';

/** The lists of the top bar's panels. */
export type Panels = {
  events: EventCard[];
  /** The event featured beside the list. */
  featured: EventCard | null;
  team: TeamMember[];
  posts: PostCard[];
  reports: Report[];
  projects: Project[];
};

/** The lists of the panels, or null if one cannot be read. */
export function readPanels(frame: Frame): Promise<Panels | null> {
  return orOmit(frame.renderContext, readLists(frame), null);
}

async function readLists({ renderContext, menu }: Frame): Promise<Panels> {
  const [events, team, posts, reports, projects] = await Promise.all([
    listEventsNear(renderContext, panelRows, menu.featuredEvent),
    listTeam(renderContext),
    listNewestPosts(renderContext, panelRows),
    listReports(renderContext),
    listProjects(renderContext),
  ]);
  const { now } = renderContext;
  return {
    events: panelEvents(events, now),
    featured: featuredEvent(events, { chosen: menu.featuredEvent, now }),
    team: team.slice(0, panelRows),
    posts: posts.filter(({ type, href }) => type === 'normal' && href).slice(0, panelRows),
    reports: panelReports(reports),
    projects: projects.slice(0, panelRows),
  };
}
