/**
 * Texts of the admin in Amharic, by their English. `{1}` in both is a part that differs from case to case, counted from
 * the left of the English; `{1*}` in the Amharic is translated as well if it is a text itself.
 */
export type AmharicWords = Readonly<Record<string, string>>;

/** Gives the Amharic of an English text; null where there is none. */
export type Translate = (english: string) => string | null;

const PLACEHOLDER = /\{(\d+)\*?\}/g;

/** Makes a translator from texts; whole texts are found before those with parts that differ. */
export function translatorOf(words: AmharicWords): Translate {
  const patterns = Object.keys(words)
    .filter(english => english.search(PLACEHOLDER) >= 0)
    .sort((one, other) => fixedLength(other) - fixedLength(one))
    .map(english => ({ pattern: patternOf(english), amharic: words[english] ?? '' }));

  const translate: Translate = english => {
    const text = english.trim();
    if (Object.hasOwn(words, text)) return words[text] ?? null;
    for (const { pattern, amharic } of patterns) {
      const parts = pattern.exec(text);
      if (parts)
        return amharic.replace(PLACEHOLDER, (mark, place) => partOf(parts[Number(place)] ?? '', mark));
    }
    return null;
  };
  const partOf = (part: string, mark: string) => (mark.endsWith('*}') ? (translate(part) ?? part) : part);
  return translate;
}

/** The pattern that says most is tried first, so that a short one does not take what belongs to a longer one. */
const fixedLength = (english: string) => english.replace(PLACEHOLDER, '').length;

function patternOf(english: string): RegExp {
  const fixed = english.split(/\{\d+\}/).map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${fixed.join('([^]*?)')}$`);
}
