import type { Locale } from '#core/locale.ts';
import { getOrganisation } from '#features/organisation/organisation.queries.ts';
import { env } from '#platform/env.ts';
import { createRenderContext } from '#platform/render-context.ts';

/** What stands at the head of every mail: the charity's name as staff have set it, and where its site is. */
export async function letterhead(locale: Locale) {
  const { name } = await getOrganisation(createRenderContext({ locale, now: new Date() }));
  return { organisation: name.text, siteUrl: env.SITE_URL };
}
