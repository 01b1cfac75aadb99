import { Hero } from '#features/home/hero.tsx';
import type { Frame } from '#site/frame/read-frame.ts';
import type { Home } from '#site/readers/read-home.ts';
import css from './home-hero.module.css';

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
