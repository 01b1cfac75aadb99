import { summaryOf } from '#core/summary.ts';
import type { PartnerPage } from '#features/partners/partner.queries.ts';
import { partnerTexts } from '#features/partners/partner.texts.ts';
import { env } from '#platform/env.ts';
import type { PageHead } from '#site/frame/page-head.ts';
import type { Frame } from '#site/frame/read-frame.ts';
import { breadcrumbData } from './breadcrumbs.ts';

/** What the page of a partner says of itself. */
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
    description: summaryOf(description.text || par1.text || name.text),
    picture: share ? { ...share, alt: picture.alt.text } : null,
    structured: [breadcrumbData(crumbs, frame, env.SITE_URL)],
    translated,
  };
}
