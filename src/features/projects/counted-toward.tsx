import { type Locale, localePath } from '#core/locale.ts';
import { formatMoney, type Money } from '#core/money.ts';
import { Month } from '#ui/components/day.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import type { ProjectOnItsWay } from './project.queries.ts';
import { stationTexts } from './station.texts.ts';
import css from './station-list.module.css';
import type { Station } from './stations.ts';

/** What of one gift counts toward stations of a project. */
export type Followed = { project: ProjectOnItsWay; counted: readonly { station: Station; ofGift: Money }[] };

/** The stations toward which one gift counted, and what its projects have reached since. */
export function CountedToward({ followed, locale }: { followed: readonly Followed[]; locale: Locale }) {
  const texts = stationTexts[locale];
  return followed.map(({ project, counted }) => {
    const latest = project.stations.at(-1);
    const isAmongThem = counted.some(({ station }) => station.id === latest?.id);
    return (
      <div key={project.id} className={css.followed}>
        <p>
          {texts.countedToward}{' '}
          <TextLink href={`${localePath(locale, project.href)}#stations`}>
            <LocalizedText words={project.label} />
          </TextLink>
        </p>
        <ul>
          {counted.map(({ station, ofGift }) => (
            <li key={station.id}>
              {texts.kinds[station.kind]} · <Month day={station.day} locale={locale} />
              {ofGift.units > 0n && ` · ${texts.ofIt.replace('{amount}', formatMoney(ofGift, locale))}`}
            </li>
          ))}
        </ul>
        {latest && !isAmongThem && (
          <p>
            {texts.since} {texts.kinds[latest.kind]} · <Month day={latest.day} locale={locale} />
          </p>
        )}
      </div>
    );
  });
}
