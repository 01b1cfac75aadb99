import { summaryOf } from '#core/summary.ts';
import type { OwnPage } from '#features/pages/page.queries.ts';
import { env } from '#platform/env.ts';
import type { PageHead } from '#site/frame/page-head.ts';
import type { Frame } from '#site/frame/read-frame.ts';

/** The metadata of a page that staff made; its first picture is on the share card. */
export function ownPageHead({ title, description, blocks, translated }: OwnPage, frame: Frame): PageHead {
  const summary = summaryOf(description.text || title.text);
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
