import { type Locale, locales } from '#core/locale.ts';
import type { ReaderTopic } from '../subscribe.rules.ts';

/** The audience of an issue; null means every language or every topic. */
export type Segment = { languages: readonly Locale[] | null; topic: ReaderTopic | null };

type Chosen = { languages?: readonly Locale[] | null; topic?: ReaderTopic | null };

/** The segment chosen in the form. Choosing nothing means everybody, and so does choosing everything. */
export function segmentOf({ languages, topic }: Chosen): Segment {
  const some = languages && languages.length > 0 && languages.length < locales.length ? [...languages] : null;
  return { languages: some, topic: topic ?? null };
}

/** Number of readers per language. */
export type Audience = Record<Locale, number>;

export function audienceSize(audience: Audience): number {
  return Object.values(audience).reduce((sum, count) => sum + count, 0);
}
