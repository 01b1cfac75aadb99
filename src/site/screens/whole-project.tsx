import { ShareButton } from '#features/engagement/engagement.tsx';
import type { Project, ProjectPage } from '#features/projects/project.queries.ts';
import { projectTexts } from '#features/projects/project.texts.ts';
import { ProjectCards, ProjectScreen } from '#features/projects/projects.tsx';
import type { Costs } from '#features/projects/station-list.tsx';
import type { Frame } from '#site/frame/read-frame.ts';
import { Others } from '#ui/layout/section.tsx';

type WholeProjectProps = {
  project: ProjectPage;
  others: readonly Project[];
  costs: Costs | null;
  frame: Frame;
};

/** One project with its share button, and below it the others. */
export function WholeProject({ project, others, costs, frame }: WholeProjectProps) {
  const { locale } = frame.renderContext;
  const texts = projectTexts[locale];
  return (
    <>
      <ProjectScreen
        project={project}
        locale={locale}
        share={<ShareButton href={frame.to(frame.path)} heading={project.label} locale={locale} onArt />}
        donate={frame.donateToProject(project.id)}
        costs={costs}
      />
      {others.length > 0 && (
        <Others title={texts.others} all={{ href: frame.to('/projects'), label: texts.all }}>
          <ProjectCards projects={others} locale={locale} />
        </Others>
      )}
    </>
  );
}
