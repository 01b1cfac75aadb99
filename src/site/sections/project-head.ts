import { summaryOf } from '#core/summary.ts';
import type { ProjectPage } from '#features/projects/project.queries.ts';
import { projectTexts } from '#features/projects/project.texts.ts';
import { env } from '#platform/env.ts';
import type { PageHead } from '#site/frame/page-head.ts';
import type { Frame } from '#site/frame/read-frame.ts';
import { breadcrumbData } from './breadcrumbs.ts';

/** What the page of a project says of itself. */
export function projectHead(project: ProjectPage, frame: Frame): PageHead {
  const { label, summary, par1, picture, href, translated } = project;
  const list = { text: projectTexts[frame.renderContext.locale].title };
  const crumbs = [
    { name: list, path: '/projects' },
    { name: label, path: href },
  ];
  const share = picture?.share;
  return {
    title: label.text,
    description: summaryOf(summary.text || par1.text || label.text),
    kind: 'article',
    picture: share ? { ...share, alt: picture.alt.text } : null,
    structured: [breadcrumbData(crumbs, frame, env.SITE_URL)],
    translated,
  };
}
