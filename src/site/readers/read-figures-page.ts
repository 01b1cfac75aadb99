import type { Locale } from '#core/locale.ts';
import { ownValue } from '#core/own-value.ts';
import { combineSmall, type Row } from '#features/figures/periods.rules.ts';
import { type PublicFigures, readPublicFigures } from '#features/figures/public-figures.queries.ts';
import { publicFiguresTexts } from '#features/figures/public-figures.texts.ts';
import { getOrganisation } from '#features/organisation/organisation.queries.ts';
import type { FixedPage } from '#features/search/search.queries.ts';
import type { RenderContext } from '#platform/render-context.ts';
import { standingPages } from '#site/standing-pages.ts';

/** The public page of figures with its names; null while staff have not switched it on. */
export async function readFiguresPage(renderContext: RenderContext): Promise<PublicFigures | null> {
  const { showsFigures } = await getOrganisation(renderContext);
  if (!showsFigures) return null;
  const figures = await readPublicFigures(renderContext);
  const { locale } = renderContext;
  const texts = publicFiguresTexts[locale];
  return {
    ...figures,
    parts: combineSmall(namedParts(figures.parts, locale), texts.otherPages),
    languages: named(figures.languages, { en: texts.english, am: texts.amharic }),
    goals: named(figures.goals, texts),
  };
}

/** The pages outside the CMS that a search can find: those that staff have switched on. */
export async function listFixedPages(renderContext: RenderContext): Promise<FixedPage[]> {
  const { showsFigures } = await getOrganisation(renderContext);
  const { heading, intro, month, parts, goals, how } = publicFiguresTexts[renderContext.locale];
  const text = `${intro} ${[month, parts, goals, how].join('. ')}`;
  return showsFigures ? [{ href: '/figures', title: heading, text }] : [];
}

/** The sums by page name. Pages made by staff are counted together as other pages, because they may no longer exist. */
function namedParts(parts: readonly Row[], locale: Locale): Row[] {
  const byName = new Map<string, number>();
  for (const { name, n } of parts) {
    const label = namePart(name, locale);
    byName.set(label, (byName.get(label) ?? 0) + n);
  }
  return [...byName].map(([name, n]) => ({ name, n }));
}

function namePart(part: string, locale: Locale): string {
  const inPart = standingPages.filter(({ path }) => path === part || path.startsWith(`${part}/`));
  const [only] = part === '/' ? standingPages : inPart;
  return only && (part === '/' || inPart.length === 1)
    ? only.label[locale]
    : publicFiguresTexts[locale].otherPages;
}

const named = (rows: readonly Row[], names: Readonly<Record<string, string>>): Row[] =>
  rows.flatMap(({ name, n }) => {
    const shown = ownValue(names, name);
    return shown === undefined ? [] : [{ name: shown, n }];
  });
