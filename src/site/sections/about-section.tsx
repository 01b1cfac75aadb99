import type { Locale } from '#core/locale.ts';
import { type Claims, Mission } from '#features/home/mission.tsx';
import { QuickTiles } from '#features/home/quick-tiles.tsx';
import { RoadBegins, RoadGoesOn } from '#features/home/road.tsx';
import { StoryCards } from '#features/home/story-cards.tsx';
import { Section } from '#ui/layout/section.tsx';
import type { Home } from './read-home.ts';

/** The home page's section about the mission, the first stations of a medicine's road, and the nine ways to take part. */
export function AboutSection({ home, claims, locale }: { home: Home; claims: Claims; locale: Locale }) {
  const { texts, statement, missionText, cards, give } = home;
  return (
    <Section id="about">
      <Mission statement={statement} text={missionText} claims={claims} give={give} texts={texts} />
      <RoadBegins locale={locale} />
      <StoryCards cards={cards} texts={texts} />
      <QuickTiles locale={locale} texts={texts} />
      <RoadGoesOn locale={locale} />
    </Section>
  );
}
