import { type Claims, type PlacedClaim, placedClaims } from '#core/claim.ts';
import { type Locale, localePath } from '#core/locale.ts';
import type { Words } from '#core/words.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Drawing } from '#ui/components/drawing.tsx';
import { type Fact, FactList } from '#ui/components/figures.tsx';
import { Film } from '#ui/components/film.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Title } from '#ui/components/title.tsx';
import { SectionHead } from '#ui/layout/section.tsx';
import css from './about.module.css';
import type { AboutTexts } from './about.texts.ts';
import type { PageFilm } from './organisation.queries.ts';

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

/** What the mission does and for whom. */
export function AboutWork({ texts }: { texts: AboutTexts }) {
  const tasks = [
    { title: texts.access, words: texts.accessWords },
    { title: texts.medicines, words: texts.medicinesWords },
    { title: texts.cancer, words: texts.cancerWords },
  ];
  return (
    <>
      <SectionHead id="work" title={{ text: texts.work }} />
      <div className={css.work}>
        <div className={css.clinic}>
          <Drawing name="clinic-wide" fit="bottom" sizes="(width >= 1024px) 58vw, 61vw" />
        </div>
        <ul className={css.ruled}>
          {tasks.map(({ title, words }) => (
            <li key={title} className={css.task}>
              <Title as="h3" variant="story">
                {title}
              </Title>
              <p>{words}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** How families become independent. */
export function AboutFamilies({ texts }: { texts: AboutTexts }) {
  return (
    <div className={css.families} data-on-art>
      <div className={css.plate}>
        <Title variant="section" id="families">
          {texts.families}
        </Title>
        <p className={css.lede}>{texts.familiesWords}</p>
      </div>
      <div className={css.coffee}>
        <Drawing name="progress-coffee" fit="bottom" sizes="(width >= 768px) 50vw, 61vw" />
      </div>
    </div>
  );
}

/** What the numbers of the register count that pages have a place for. */
export function claimFacts(
  claims: Claims,
  texts: AboutTexts,
  keys: readonly PlacedClaim[] = placedClaims,
): Fact[] {
  return keys.flatMap(key => {
    const claim = claims.get(key);
    return claim ? [{ claim, words: texts[key] }] : [];
  });
}

/** The four numbers of the register, as far as they are published. */
export function AboutFacts({
  facts,
  texts,
  locale,
}: {
  facts: readonly Fact[];
  texts: AboutTexts;
  locale: Locale;
}) {
  return (
    <>
      <SectionHead id="facts" title={{ text: texts.facts }} beside={<p>{texts.factsWords}</p>} />
      <FactList facts={facts} locale={locale} />
    </>
  );
}

type AboutWaysProps = {
  locale: Locale;
  /** The donate link; `newTab` if it is another site, and the attribute its clicks are counted by. */
  donate: { href: string; newTab?: string | undefined };
  takesMeetings: boolean;
  texts: AboutTexts;
};

/** Where to go from here: some pages and the donate button. */
export function AboutWays({ locale, donate, takesMeetings, texts }: AboutWaysProps) {
  const ways = [
    { path: '/events', words: texts.events },
    ...(takesMeetings ? [{ path: '/meet', words: texts.meet }] : []),
    { path: '/partnership', words: texts.partners },
    { path: '/news', words: texts.news },
  ];
  return (
    <div className={css.ways}>
      <div>
        <SectionHead id="ways" title={{ text: texts.ways }} />
        <ul className={css.ruled}>
          {ways.map(({ path, words }) => (
            <li key={path}>
              <a className={css.way} href={localePath(locale, path)}>
                {words}
                <Icon name="arrow-right" className={css.arrow} />
              </a>
            </li>
          ))}
        </ul>
        <p className={css.donate}>
          <ButtonLink variant="go" {...donate}>
            {texts.donate}
          </ButtonLink>
        </p>
      </div>
      <div className={css.volunteers}>
        <Drawing name="volunteers" fit="bottom" sizes="(width >= 1024px) 50vw, 61vw" />
      </div>
    </div>
  );
}
