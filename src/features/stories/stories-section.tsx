import type { Locale } from '#core/locale.ts';
import { LocalizedText, Paragraphs } from '#ui/components/localized-text.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { Title } from '#ui/components/title.tsx';
import { SectionHead } from '#ui/layout/section.tsx';
import css from './stories-section.module.css';
import type { Story } from './story.queries.ts';

/** Full stories of families, each with its picture and whether names were changed. */
export function StoriesSection({ stories, locale }: { stories: readonly Story[]; locale: Locale }) {
  const texts = storyTexts[locale];
  return (
    <>
      <SectionHead id="stories" title={{ text: texts.heading }} beside={<p>{texts.about}</p>} />
      <ul className={css.list}>
        {stories.map(({ id, heading, firstName, nameChanged, picture, par1, par2 }) => (
          <li key={id} className={css.story} data-story>
            {picture && (
              <Picture
                source={picture}
                sizes="(min-width: 1024px) 387px, (min-width: 768px) 40vw, 82vw"
                ratio="4:5"
                failure={texts.imageError}
                className={css.picture}
              />
            )}
            <article className={css.words}>
              <Title as="h3" variant="card-large" words={heading} />
              {firstName.text && (
                <p className={css.name}>
                  <LocalizedText words={firstName} />
                  {nameChanged && <> ({texts.nameChanged})</>}
                </p>
              )}
              <Paragraphs words={par1} className={css.lede} />
              <Paragraphs words={par2} />
            </article>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Texts around the stories. Amharic needs review by a native speaker (docs/how-to/translate.md). */
const storyTexts = {
  en: {
    heading: 'Stories',
    about: 'Told by families who have read them, and agreed to every sentence.',
    nameChanged: 'name changed',
    imageError: 'Error loading image',
  },
  am: {
    heading: 'ታሪኮች',
    about: 'ታሪኮቹን ያነበቡና በእያንዳንዱ ዓረፍተ ነገር የተስማሙ ቤተሰቦች የነገሩን።',
    nameChanged: 'ስም ተቀይሯል',
    imageError: 'ምስሉን መጫን አልተቻለም',
  },
} as const satisfies Record<Locale, Record<string, string>>;
