import type { ReactNode } from 'react';
import type { Project } from '#features/projects/project.queries.ts';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import type { Frame } from '../read-frame.ts';
import { PanelFeature } from './panel-feature.tsx';
import { PanelList, PanelRow } from './panel-list.tsx';
import { panelTexts } from './panels.texts.ts';

type ProjectsPanelProps = { frame: Frame; title: ReactNode; projects: Project[] };

/** The mission's projects, with the first one featured. */
export function ProjectsPanel({ frame, title, projects }: ProjectsPanelProps) {
  const { to, renderContext } = frame;
  const texts = panelTexts[renderContext.locale];
  const [first] = projects;
  return (
    <>
      <PanelList title={title} all={{ href: to('/projects'), words: texts.allProjects }}>
        {projects.map(({ href, label }) => (
          <PanelRow key={href} href={to(href)}>
            <LocalizedText words={label} />
          </PanelRow>
        ))}
      </PanelList>
      {first && (
        <PanelFeature
          picture={first.picture}
          drawing="programs-medicine"
          failure={texts.imageError}
          href={to(first.href)}
          title={<LocalizedText words={first.label} />}
          action={
            <TextLink variant="bold" href={to(first.href)}>
              {texts.seeProject}
            </TextLink>
          }
        >
          <LocalizedText as="p" words={first.summary} />
        </PanelFeature>
      )}
    </>
  );
}
