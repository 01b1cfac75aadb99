import type { Locale } from '#core/locale.ts';
import type { Words } from '#core/words.ts';
import { type AboutTexts, aboutTexts } from './about.texts.ts';

/** What staff wrote for the about screen, as far as they did. */
type StaffTexts = Record<'missionStatement' | 'aboutText', Words>;

/** The words of the about screen: what staff wrote, else ours; `{year}` filled in. */
export function aboutWords(stored: StaffTexts, foundedIn: number, locale: Locale) {
  const texts: AboutTexts = aboutTexts[locale];
  const withYear = (text: string) => text.replaceAll('{year}', String(foundedIn));
  const or = (own: Words, ours: string): Words => (own.text ? own : { text: withYear(ours) });
  return {
    subheading: { text: withYear(texts.subheading) },
    statement: or(stored.missionStatement, texts.statement),
    story: paragraphsOf(or(stored.aboutText, texts.story)),
    /** The story is what the page is about: while it is not translated, the page is not. */
    translated: stored.aboutText.lang === undefined,
  };
}

/** Words in paragraphs, as staff part them with empty lines. */
function paragraphsOf({ text, lang }: Words): Words[] {
  const parts = text.split(/\n\s*\n/).filter(part => part.trim());
  return parts.map(part => (lang ? { text: part.trim(), lang } : { text: part.trim() }));
}
