import { type MediaPicture, type StoredPicture, toPicture } from '#cms/media/media-picture.ts';
import type { Locale } from '#core/locale.ts';
import { type Money, parseMoney } from '#core/money.ts';
import { type Localized, pickWords, type Words } from '#core/words.ts';

/** The report as stored. */
export type StoredReport = {
  raised?: string | null;
  currency?: string | null;
  source?: Localized;
  project?: number | null;
  pictures?: (StoredPicture | number)[] | null;
  thanks?: Localized;
};

/** What came of an event. */
export type EventReport = {
  /** With its source; null if staff entered no figure, or no source for it. */
  raised: (Money & { source: Words }) | null;
  /** The project it raised for. */
  project: number | null;
  pictures: MediaPicture[];
  thanks: Words;
};

/** A stored report as visitors see it; null where staff have written none. */
export function toReport(stored: StoredReport | null | undefined, locale: Locale): EventReport | null {
  const { raised, currency, project = null, pictures } = stored ?? {};
  const amount = raised && currency ? parseMoney(raised, currency) : null;
  const source = pickWords(stored?.source, locale);
  const report = {
    raised: amount?.ok && source.text ? { ...amount.value, source } : null,
    project,
    pictures: (pictures ?? []).map(each => toPicture(each, locale)).filter(each => each !== null),
    thanks: pickWords(stored?.thanks, locale),
  };
  const isEmpty = !report.raised && project === null && !report.thanks.text && report.pictures.length === 0;
  return isEmpty ? null : report;
}
