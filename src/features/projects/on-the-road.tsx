import { type Locale, localePath } from '#core/locale.ts';
import { formatMoney } from '#core/money.ts';
import { Month } from '#ui/components/day.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import type { ProjectOnItsWay } from './project.queries.ts';
import { stationTexts } from './station.texts.ts';
import css from './station-list.module.css';
import type { Costs } from './station-list.tsx';
import { regions, type StationKind } from './stations.rules.ts';

/** The kinds of station that each of the six drawings of the road shows; it begins with the prescription, before any. */
const drawn: readonly (readonly StationKind[])[] = [
  [],
  ['bought'],
  ['packed'],
  ['on-the-way'],
  ['arrived', 'given'],
  ['result'],
];

type OnTheRoadProps = { project: ProjectOnItsWay; costs: Costs | null; locale: Locale };

/** The stations of a project for the road of the home page: what was reached at each drawing, and whose road it is. */
export function onTheRoad({ project, costs, locale }: OnTheRoadProps) {
  const texts = stationTexts[locale];
  const at = drawn.map(kinds => {
    const reached = project.stations.filter(({ kind }) => kinds.includes(kind));
    return reached.map(({ id, kind, day, region, entry }) => {
      const cost = entry === null ? undefined : costs?.get(entry);
      return (
        <p key={id} className={css.fact}>
          {texts.kinds[kind]} · <Month day={day} locale={locale} />
          {region && ` · ${regions[region][locale]}`}
          {cost && ` · ${formatMoney(cost, locale)}`}
        </p>
      );
    });
  });
  const of = (
    <>
      {texts.roadOf}{' '}
      <TextLink href={`${localePath(locale, project.href)}#stations`}>
        <LocalizedText words={project.label} />
      </TextLink>
    </>
  );
  return { at, of };
}
