import { type MediaPicture, mediaPath, type StoredPicture, toPicture } from '#cms/media/media-picture.ts';
import { parsePostDate } from '#core/dates.ts';
import { fileNote } from '#core/file-note.ts';
import type { Locale } from '#core/locale.ts';
import { type Localized, pickWords, type Words } from '#core/words.ts';
import type { IsoDay } from '#core/zoned-time.ts';
import { isRegion, isStationKind, type Region, type StationKind } from './stations.rules.ts';

type StoredPdf = { filename?: string | null; filesize?: number | null; title?: Localized };

/** A station as a public read returns it. Files without a valid consent are only numbers. */
export type StoredStation = {
  id?: string | null;
  kind?: string | null;
  day?: string | null;
  region?: string | null;
  words?: Localized;
  entry?: number | null;
  document?: StoredPdf | number | null;
  pictures?: (StoredPicture | number)[] | null;
};

/** What a project has reached. */
export type Station = {
  id: string;
  kind: StationKind;
  /** Only its month is shown. */
  day: IsoDay;
  region: Region | null;
  words: Words;
  /** The entry of the books that is its cost; null while there is none. */
  entry: number | null;
  document: { href: string; title: Words; note: string } | null;
  pictures: MediaPicture[];
};

/** The stations in the order of staff; drafts without kind or day are left out. */
export function toStations(stored: readonly StoredStation[] | null | undefined, locale: Locale): Station[] {
  return (stored ?? []).flatMap(({ id, kind, day: storedDay, region, words, entry, document, pictures }) => {
    const day = parsePostDate(storedDay);
    if (!id || !isStationKind(kind) || !day) return [];
    return [
      {
        id,
        kind,
        day,
        region: isRegion(region) ? region : null,
        words: pickWords(words, locale),
        entry: entry ?? null,
        document: toDocument(document, locale),
        pictures: (pictures ?? []).map(each => toPicture(each, locale)).filter(each => each !== null),
      },
    ];
  });
}

function toDocument(stored: StoredStation['document'], locale: Locale): Station['document'] {
  if (typeof stored !== 'object' || !stored?.filename) return null;
  const { filename, filesize, title } = stored;
  return {
    href: mediaPath(filename),
    title: pickWords(title, locale),
    note: fileNote('PDF', Number(filesize), locale),
  };
}
