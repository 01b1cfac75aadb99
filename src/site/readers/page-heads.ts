import { toSummary } from '#core/summary.ts';
import type { Words } from '#core/words.ts';
import type { OwnPage } from '#features/pages/page.queries.ts';
import type { PartnerPage } from '#features/partners/partner.queries.ts';
import { partnerTexts } from '#features/partners/partner.texts.ts';
import type { ProjectPage } from '#features/projects/project.queries.ts';
import { projectTexts } from '#features/projects/project.texts.ts';
import { personData, type TeamMemberPage } from '#features/team/team.queries.ts';
import { teamTexts } from '#features/team/team.texts.ts';
import { env } from '#platform/env.ts';
import type { Frame, PageHead } from '#site/frame/read-frame.ts';

/** A page's breadcrumbs for schema.org: https://schema.org/BreadcrumbList. `path` is without language. */
function breadcrumbData(
  crumbs: readonly { name: Words; path: string }[],
  { to }: Pick<Frame, 'to'>,
  origin: string,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: name.text,
      item: new URL(to(path), origin).href,
    })),
  };
}

/** The metadata of a member's page. A sample is no real person, so it has no structured data. */
export function memberHead(member: TeamMemberPage, frame: Frame): PageHead {
  const { name, description, par1, picture, href, sample, translated } = member;
  const origin = env.SITE_URL;
  const address = new URL(frame.to(href), origin).href;
  const list = { text: teamTexts[frame.renderContext.locale].title };
  const crumbs = [
    { name: list, path: '/team' },
    { name, path: href },
  ];
  const share = picture?.share;
  return {
    title: name.text,
    description: toSummary(description.text || par1.text || name.text),
    picture: share ? { ...share, alt: picture.alt.text } : null,
    structured: [
      ...(sample ? [] : [personData(member, { address, origin })]),
      breadcrumbData(crumbs, frame, origin),
    ],
    translated,
  };
}

/** The metadata of a partner's page. */
export function partnerHead(partner: PartnerPage, frame: Frame): PageHead {
  const { name, description, par1, picture, href, translated } = partner;
  const list = { text: partnerTexts[frame.renderContext.locale].title };
  const crumbs = [
    { name: list, path: '/partnership' },
    { name, path: href },
  ];
  const share = picture?.share;
  return {
    title: name.text,
    description: toSummary(description.text || par1.text || name.text),
    picture: share ? { ...share, alt: picture.alt.text } : null,
    structured: [breadcrumbData(crumbs, frame, env.SITE_URL)],
    translated,
  };
}

/** The metadata of a project's page. */
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
    description: toSummary(summary.text || par1.text || label.text),
    kind: 'article',
    picture: share ? { ...share, alt: picture.alt.text } : null,
    structured: [breadcrumbData(crumbs, frame, env.SITE_URL)],
    translated,
  };
}

/** The metadata of a page that staff made; its first picture is on the share card. */
export function ownPageHead({ title, description, blocks, translated }: OwnPage, frame: Frame): PageHead {
  const summary = toSummary(description.text || title.text);
  const pictures = blocks.flatMap(block => (block.kind === 'pictures' ? block.pictures : []));
  const picture = pictures.find(({ picture: { share } }) => share)?.picture;
  return {
    title: title.text,
    description: summary,
    picture: picture?.share ? { ...picture.share, alt: picture.alt.text } : null,
    structured: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebPage',
        name: title.text,
        description: summary,
        url: new URL(frame.to(frame.path), env.SITE_URL).href,
        inLanguage: title.lang ?? frame.renderContext.locale,
        publisher: { '@id': `${env.SITE_URL}/#organisation` },
      },
    ],
    translated,
  };
}
