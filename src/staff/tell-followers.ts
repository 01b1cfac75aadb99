import type { Payload } from 'payload';
import { ethiopianParts, formatMonth } from '#core/dates.ts';
import { type Locale, locales } from '#core/locale.ts';
import { listProjectsOnTheirWay } from '#features/projects/project.queries.ts';
import { stationTexts } from '#features/projects/station.texts.ts';
import type { Station } from '#features/projects/stations.ts';
import { type ReachedProject, tellFollowers } from '#money/donors/station-mails.job.ts';
import { createRenderContext } from '#platform/render-context.ts';

/** Mails donors who chose it what visitors can read about projects that their gifts counted toward. */
export async function tellFollowersOfProjects(payload: Payload, now: Date): Promise<number> {
  return tellFollowers(payload, await readReached(now), now);
}

async function readReached(now: Date): Promise<ReachedProject[]> {
  const [english, amharic] = await Promise.all(
    locales.map(locale => listProjectsOnTheirWay(createRenderContext({ locale, now }))),
  );
  return (english ?? []).map(({ id, label, stations }) => ({
    name: { en: label.text, am: amharic?.find(project => project.id === id)?.label.text ?? label.text },
    stations: stations.map(station => ({
      id: station.id,
      entry: station.entry,
      words: { en: describeStation(station, 'en'), am: describeStation(station, 'am') },
    })),
  }));
}

function describeStation({ kind, day }: Station, locale: Locale): string {
  const { month, year } = ethiopianParts(day);
  const when = locale === 'am' ? `${month} ${year} ዓ.ም.` : formatMonth(day);
  return `${stationTexts[locale].kinds[kind]} (${when})`;
}
