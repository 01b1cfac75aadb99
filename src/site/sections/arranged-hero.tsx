import { Hero } from '#features/home/hero.tsx';
import css from './arranged-hero.module.css';
import type { Home } from './read-home.ts';

/** The hero of a home page that staff changed, whose picture may be a photograph. */
export function ArrangedHero({ home: { hero, texts, hasOwnPicture } }: { home: Home }) {
  return <Hero {...hero} texts={texts} wordsClass={hasOwnPicture ? css['on-photo'] : undefined} />;
}
