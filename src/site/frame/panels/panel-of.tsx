import type { MenuLink } from '#features/navigation/menu.queries.ts';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import type { Frame } from '../read-frame.ts';
import { AboutPanel } from './about-panel.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { EventsPanel } from './events-panel.tsx';
import { NewsPanel } from './news-panel.tsx';
import { ProjectsPanel } from './projects-panel.tsx';
import type { Panels } from './read-panels.ts';
import { ReportsPanel } from './reports-panel.tsx';
import { TeamPanel } from './team-panel.tsx';

/** The panel of a menu item: the list staff chose for it (`id`, 0 to 4), meet under Contact, or text alone. */
export function PanelOf({ item, frame, panels }: { item: MenuLink; frame: Frame; panels: Panels }) {
  const own = { frame, title: <LocalizedText words={item.label} /> };
  switch (item.id) {
    case 0:
      return <EventsPanel {...own} events={panels.events} featured={panels.featured} />;
    case 1:
      return <TeamPanel {...own} team={panels.team} />;
    case 2:
      return <NewsPanel {...own} posts={panels.posts} />;
    case 3:
      return <ReportsPanel {...own} reports={panels.reports} />;
    case 4:
      return <ProjectsPanel {...own} projects={panels.projects} />;
  }
  return item.path === '/contact' ? <ContactPanel {...own} /> : <AboutPanel {...own} />;
}
