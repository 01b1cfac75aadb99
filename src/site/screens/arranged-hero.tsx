import type { Frame } from '#site/frame/read-frame.ts';
import type { Home } from '#site/readers/read-home.ts';
import css from './arranged-hero.module.css';
import { HomeHero } from './home-hero.tsx';

/** The hero of a home page that staff changed, whose picture may be a photograph. */
export function ArrangedHero({ home, frame }: { home: Home; frame: Frame }) {
  return <HomeHero home={home} frame={frame} wordsClass={home.hasOwnPicture ? css['on-photo'] : undefined} />;
}
