import { summaryOf } from '#core/summary.ts';
import { personData } from '#features/team/person-data.ts';
import type { TeamMemberPage } from '#features/team/team.queries.ts';
import { teamTexts } from '#features/team/team.texts.ts';
import { env } from '#platform/env.ts';
import type { PageHead } from '#site/frame/page-head.ts';
import type { Frame } from '#site/frame/read-frame.ts';
import { breadcrumbData } from './breadcrumbs.ts';

/** What the page of a member says of itself. A sample is nobody, so search engines are not told of a person. */
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
    description: summaryOf(description.text || par1.text || name.text),
    picture: share ? { ...share, alt: picture.alt.text } : null,
    structured: [
      ...(sample ? [] : [personData(member, { address, origin })]),
      breadcrumbData(crumbs, frame, origin),
    ],
    translated,
  };
}
