import type { ReactNode } from 'react';
import type { MenuLink } from '#features/navigation/menu.queries.ts';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Container } from '#ui/layout/container.tsx';
import type { Frame } from '../read-frame.ts';
import { AboutPanel } from './about-panel.tsx';
import { barItems } from './bar-items.ts';
import { ContactPanel } from './contact-panel.tsx';
import { EventsPanel } from './events-panel.tsx';
import { FollowUs } from './follow-us.tsx';
import { NewsPanel } from './news-panel.tsx';
import css from './panel.module.css';
import { ProjectsPanel } from './projects-panel.tsx';
import type { Panels } from './read-panels.ts';
import { ReportsPanel } from './reports-panel.tsx';
import { TeamPanel } from './team-panel.tsx';

/** The panels of the bar, in its order; BarLinks puts each under its link when somebody reaches for one. */
export function BarPanels({ frame, panels }: { frame: Frame; panels: Panels }) {
  return barItems(frame.menu).map(item => (
    <Panel key={item.path} frame={frame} href={frame.linkPropsOf(item).href}>
      <PanelOf item={item} frame={frame} panels={panels} />
    </Panel>
  ));
}

/** The layout of every panel: its own content, and beside it the links to follow us and share the page. */
function Panel({ frame, href, children }: { frame: Frame; href: string; children: ReactNode }) {
  return (
    <div className={css.panel} data-panel={href} data-on-surface>
      <Container className={css.inside}>
        {children}
        <FollowUs frame={frame} />
      </Container>
    </div>
  );
}

/** The panel of a menu item: the list staff chose for it (`id`, 0 to 4), meet under Contact, or text alone. */
function PanelOf({ item, frame, panels }: { item: MenuLink; frame: Frame; panels: Panels }) {
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
