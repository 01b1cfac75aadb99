import type { Locale } from '#core/locale.ts';
import { Hero } from '#features/home/hero.tsx';
import type { HomeSection } from '#features/home/home.rules.ts';

import { Mission } from '#features/home/mission.tsx';
import { RoadBegins, RoadGoesOn } from '#features/home/road.tsx';
import { QuickTiles, StoryCards } from '#features/home/story-cards.tsx';
import type { Frame } from '#site/frame/read-frame.ts';
import type { Home } from '#site/readers/read-home.ts';
import { Section } from '#ui/layout/section.tsx';
import css from './home-hero.module.css';

type AboutSectionProps = {
  home: Home;
  locale: Locale;
  /** The parts of the section in order; all of them unless staff arranged the home page. */
  parts?: readonly HomeSection[];
  /** The target of `#about`. */
  isTarget?: boolean;
  roadGoesOn?: boolean;
};

const usualParts = ['mission', 'cards', 'quick-links'] as const;

/** The section of the home page about the mission, the start of a medicine's road, and the nine ways to take part. */
export function AboutSection({ parts = usualParts, isTarget = true, ...props }: AboutSectionProps) {
  return (
    <Section {...(isTarget && { id: 'about' })}>
      {parts.map(part => (
        <AboutPart key={part} part={part} {...props} />
      ))}
    </Section>
  );
}

type AboutPartProps = Omit<AboutSectionProps, 'parts' | 'isTarget'> & { part: HomeSection };

function AboutPart({ part, home, locale, roadGoesOn = true }: AboutPartProps) {
  const { texts, statement, missionText, cards, give, claims } = home;
  switch (part) {
    case 'mission':
      return (
        <>
          <Mission {...{ statement, claims, give, texts, locale }} text={missionText} />
          <RoadBegins locale={locale} facts={home.road} />
        </>
      );
    case 'cards':
      return <StoryCards cards={cards} texts={texts} />;
    case 'quick-links':
      return (
        <>
          <QuickTiles locale={locale} texts={texts} />
          {roadGoesOn && <RoadGoesOn locale={locale} facts={home.road} />}
        </>
      );
    default:
      return null;
  }
}

type HomeHeroProps = { home: Pick<Home, 'hero' | 'texts'>; frame: Frame; wordsClass?: string | undefined };

/** The hero of the home page, with a tag on holidays. */
export function HomeHero({ home: { hero, texts }, frame, wordsClass }: HomeHeroProps) {
  return <Hero {...hero} texts={texts} greeting={<HolidayTag frame={frame} />} wordsClass={wordsClass} />;
}

/** The names of all near holidays on strips of cloth; the style of the current holiday shows its own. */
function HolidayTag({ frame }: { frame: Frame }) {
  return frame.holidays.near.map(({ key, name }) => (
    <p key={key} className={css.tag} data-greeting={key} lang={name.lang}>
      {name.text}
    </p>
  ));
}
