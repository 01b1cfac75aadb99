import type { Locale } from '#core/locale.ts';
import type { Words } from '#core/words.ts';
import { Drawing } from '#ui/components/drawing.tsx';
import { Film } from '#ui/components/film.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Title } from '#ui/components/title.tsx';
import css from './about.module.css';
import type { AboutTexts } from './about.texts.ts';
import type { PageFilm } from './page-film.queries.ts';

type AboutMissionProps = {
  statement: Words;
  story: readonly Words[];
  film: PageFilm | null;
  texts: AboutTexts;
  locale: Locale;
};

/** The mission statement and the story behind it. */
export function AboutMission({ statement, story, film, texts, locale }: AboutMissionProps) {
  return (
    <>
      <div className={css.mission}>
        <Title variant="mission" id="mission" words={statement} />
        <div className={css.story}>
          {story.map(words => (
            <LocalizedText key={words.text} as="p" words={words} />
          ))}
        </div>
      </div>
      {film ? (
        <div className={css.watch}>
          <Film {...film} title={texts.film} drawing="about-highlands" locale={locale} />
        </div>
      ) : (
        <div className={css.morning}>
          <Drawing name="about-wide" fit="bottom-right" />
        </div>
      )}
    </>
  );
}
