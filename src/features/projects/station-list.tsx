import { type Locale, localePath } from '#core/locale.ts';
import { formatMoney, type Money } from '#core/money.ts';
import { Month } from '#ui/components/day.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Title } from '#ui/components/title.tsx';
import type { ProjectOnItsWay } from './project.queries.ts';
import { projectTexts } from './project.texts.ts';
import { stationTexts } from './station.texts.ts';
import css from './station-list.module.css';
import { regions } from './stations.rules.ts';
import type { Station } from './stations.ts';

/** What stations cost, by the entries of the books. */
export type Costs = ReadonlyMap<number, Money>;

type StationListProps = { stations: readonly Station[]; costs: Costs | null; locale: Locale };

/** The stations of a project on a thread, the earliest first, and how gifts count toward them. */
export function StationList({ stations, costs, locale }: StationListProps) {
  const texts = stationTexts[locale];
  if (stations.length === 0) return null;
  return (
    <section className={css.stations} aria-labelledby="stations">
      <Title variant="card" id="stations">
        {texts.title}
      </Title>
      <p className={css.lead}>{texts.lead}</p>
      <ol className={css.thread}>
        {stations.map(station => (
          <OneStation key={station.id} station={station} costs={costs} locale={locale} />
        ))}
      </ol>
      <details className={css.rule}>
        <summary>{texts.rule}</summary>
        <p>{texts.ruleWords}</p>
      </details>
    </section>
  );
}

function OneStation({ station, costs, locale }: Omit<StationListProps, 'stations'> & { station: Station }) {
  const texts = stationTexts[locale];
  const { kind, day, region, words, entry, document, pictures } = station;
  const cost = entry === null ? undefined : costs?.get(entry);
  return (
    <li className={css.station}>
      <p className={css.when}>
        <Month day={day} locale={locale} />
        {region && <span>{regions[region][locale]}</span>}
      </p>
      <Title as="h3" variant="story">
        {texts.kinds[kind]}
      </Title>
      <LocalizedText as="p" words={words} />
      {(cost || entry === null || costs) && (
        <p className={cost ? css.cost : css.none}>
          {cost ? texts.cost.replace('{cost}', formatMoney(cost, locale)) : texts.noCost}
        </p>
      )}
      {document && (
        <p>
          <TextLink href={document.href}>
            <LocalizedText words={document.title.text ? document.title : { text: texts.document }} />
            {document.note}
          </TextLink>
        </p>
      )}
      {pictures.length > 0 && (
        <ul className={css.pictures}>
          {pictures.map(picture => (
            <li key={picture.src}>
              <Picture
                source={picture}
                sizes="(min-width: 640px) 300px, 82vw"
                ratio="4:3"
                failure={projectTexts[locale].imageError}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

type ReachedProps = { project: ProjectOnItsWay; costs: Costs | null; locale: Locale };

/** What a project has reached, a line for each station, and the way to its page. */
export function Reached({ project, costs, locale }: ReachedProps) {
  const texts = stationTexts[locale];
  return (
    <div className={css.reached}>
      <Title as="h3" variant="story">
        {texts.reached}
      </Title>
      <p>
        <TextLink href={`${localePath(locale, project.href)}#stations`}>
          <LocalizedText words={project.label} />
        </TextLink>
      </p>
      <ul>
        {project.stations.map(({ id, kind, day, entry }) => {
          const cost = entry === null ? undefined : costs?.get(entry);
          return (
            <li key={id}>
              {texts.kinds[kind]} · <Month day={day} locale={locale} />
              {cost && ` · ${formatMoney(cost, locale)}`}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
