import { claimPath, fillText } from '#core/claim.ts';
import { type Locale, localePath } from '#core/locale.ts';
import { pickWords } from '#core/words.ts';
import type { RenderContext } from '#platform/render-context.ts';
import { numbersTitleId } from '#ui/components/stated-text.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Section } from '#ui/layout/section.tsx';
import css from './page-numbers.module.css';

/** Amharic needs review by a native speaker (docs/how-to/review-amharic.md). */
const texts: Record<Locale, string> = {
  en: 'Where the numbers on this page come from',
  am: 'በዚህ ገጽ ላይ ያሉት ቁጥሮች የመጡበት ምንጭ',
};

/**
 * At the end of a page: the numbers of the register that its texts state, each as a sentence that leads to its source.
 * Cards and headings inside links cannot contain such a link themselves.
 */
export function PageNumbers({ renderContext: { stated, locale } }: { renderContext: RenderContext }) {
  if (stated.size === 0) return null;
  return (
    <Section room="tight" titleId={numbersTitleId}>
      <h2 className={css.title} id={numbersTitleId}>
        {texts[locale]}
      </h2>
      <ul className={css.list}>
        {[...stated.values()].map(claim => {
          const { text, lang } = pickWords(claim.sentence, locale);
          return (
            <li key={claim.key}>
              <TextLink href={localePath(locale, claimPath(claim.key))} lang={lang}>
                {fillText(text, new Map([['value', claim]]), lang ?? locale)}
              </TextLink>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
