import { bareNumber, claimPath, fillText } from '#core/claim.ts';
import { type Locale, localePath } from '#core/locale.ts';
import { statedNumbers } from '#core/stated-numbers.ts';
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
 * Cards and headings inside links cannot contain such a link themselves. `content` is the HTML of the page: not everything
 * that was read for it is shown.
 */
export function PageNumbers({ renderContext, content }: { renderContext: RenderContext; content: string }) {
  const { stated, locale } = renderContext;
  if (stated.size === 0) return null;
  const shown = new Set(statedNumbers(textIn(content)).map(number => number.replace('%', '')));
  const claims = [...stated.values()].filter(
    claim => claim.value === null || shown.has(bareNumber(claim, locale)),
  );
  if (claims.length === 0) return null;
  return (
    <Section room="tight" titleId={numbersTitleId}>
      <h2 className={css.title} id={numbersTitleId}>
        {texts[locale]}
      </h2>
      <ul className={css.list}>
        {claims.map(claim => {
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

const textIn = (html: string) =>
  html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' ');
