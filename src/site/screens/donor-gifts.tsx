import type { Locale } from '#core/locale.ts';
import { CountedToward, type Followed } from '#features/projects/counted-toward.tsx';
import { DonorPage, type DonorView, type ShowCountedToward } from '#money/donors/donor-page.tsx';

type FollowedGifts = ReadonlyMap<string, readonly Followed[]>;

/** Shows below a gift which stations it counted toward. */
export const towardIn =
  (followed: FollowedGifts, locale: Locale): ShowCountedToward =>
  reference =>
    followed.has(reference) && <CountedToward followed={followed.get(reference) ?? []} locale={locale} />;

type DonorGiftsProps = { view: DonorView; followed: FollowedGifts; locale: Locale };

/** The page of a donor, where each gift says which stations it counted toward. */
export function DonorGifts({ view, followed, locale }: DonorGiftsProps) {
  return <DonorPage view={view} locale={locale} showCountedToward={towardIn(followed, locale)} />;
}
