import { ShareButton } from '#features/engagement/engagement.tsx';
import type { Project, ProjectPage } from '#features/projects/project.queries.ts';
import { projectTexts } from '#features/projects/project.texts.ts';
import { ProjectCards, ProjectScreen } from '#features/projects/projects.tsx';
import type { Frame } from '#site/frame/read-frame.ts';
import { TextLink } from '#ui/components/text-link.tsx';
import { Section } from '#ui/layout/section.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';

type WholeProjectProps = { project: ProjectPage; others: readonly Project[]; frame: Frame };

/** One project with its share button, and below it the others. */
export function WholeProject({ project, others, frame }: WholeProjectProps) {
  const { locale } = frame.renderContext;
  const texts = projectTexts[locale];
  return (
    <>
      <ProjectScreen
        project={project}
        locale={locale}
        share={<ShareButton href={frame.to(frame.path)} heading={project.label} locale={locale} onArt />}
        donate={frame.donateToProject(project.id)}
      />
      {others.length > 0 && (
        <Section ground="wash" titleId="others">
          <SectionHead
            id="others"
            title={{ text: texts.others }}
            beside={
              <TextLink href={frame.to('/projects')} variant="bold">
                {texts.all}
              </TextLink>
            }
          />
          <ProjectCards projects={others} locale={locale} />
        </Section>
      )}
    </>
  );
}
