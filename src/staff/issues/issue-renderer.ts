import type { Payload } from 'payload';
import { type Localized, pickWords } from '#core/words.ts';
import type { RenderIssue } from '#features/newsletter/issues/freeze-issue.action.ts';
import { issueRenderer } from '#features/newsletter/issues/render-issue.tsx';
import { defaultOrganisation } from '#features/organisation/organisation.rules.ts';
import { env } from '#platform/env.ts';

/** How issues are rendered here: under the charity's name in the language of the mail, with links to our site. */
export async function rendererOf(payload: Payload): Promise<RenderIssue> {
  const settings = await payload.findGlobal({
    slug: 'site-settings',
    locale: 'all',
    depth: 0,
    overrideAccess: true,
  });
  const name = settings.name as unknown as Localized;
  return (content, mail) => {
    const organisation = pickWords(name, mail.locale).text || defaultOrganisation.name[mail.locale];
    return issueRenderer({ organisation, siteUrl: env.SITE_URL })(content, mail);
  };
}
