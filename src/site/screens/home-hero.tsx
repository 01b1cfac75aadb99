import { Hero } from '#features/home/hero.tsx';
import { HolidayTag } from '#site/frame/holiday-tag.tsx';
import type { Frame } from '#site/frame/read-frame.ts';
import type { Home } from '#site/readers/read-home.ts';

type HomeHeroProps = { home: Pick<Home, 'hero' | 'texts'>; frame: Frame; wordsClass?: string | undefined };

/** The hero of the home page, with the tag of a holiday on its days. */
export function HomeHero({ home: { hero, texts }, frame, wordsClass }: HomeHeroProps) {
  return <Hero {...hero} texts={texts} greeting={<HolidayTag frame={frame} />} wordsClass={wordsClass} />;
}
