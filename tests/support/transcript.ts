import type { Phrase } from './read-aloud.ts';

/** `isOpen`: its end has not come yet. */
type Spoken = Phrase & { within: Spoken[]; isOpen: boolean };

/** Roles that screen readers do not say. */
const unspoken = /^(paragraph|time)$/;

/** Roles whose inside no browser hands on ("children presentational" in WAI-ARIA), which this reader does not heed in SVG. */
const isDrawn = /^image$/;

/**
 * Phrases as text to read and approve: a line for each stop, what is inside something under it, and the language
 * of a part in brackets where it is not that of the page. Left out are the ends, words said twice because a link or
 * heading holds just its own name, and roles that screen readers pass over.
 */
export function writeTranscript(phrases: Phrase[], pageLanguage: string): string {
  const text = `${writeLines(nest(phrases), pageLanguage).join('\n')}\n`;
  return text.replace(changed, '$1…').replace(size, '$1…');
}

/** What is different on another day or with the next build: when a legal text was changed, and the size of the pack. */
const changed = /((?:Last changed|ለመጨረሻ ጊዜ የተለወጠው)\n +definition(?:: |\n +)).+(?:\n +\( .+)?/g;
const size = /(To download: |የሚወርደው መጠን፦ )\d+/g;

function nest(phrases: Phrase[]): Spoken[] {
  const all: Spoken[] = [];
  for (const phrase of phrases) {
    const begun = all.findLastIndex(({ text, isOpen }) => isOpen && `end of ${text}` === phrase.text);
    const start = all[begun];
    if (start) {
      start.within = all.splice(begun + 1);
      start.isOpen = false;
    } else all.push({ ...phrase, within: [], isOpen: true });
  }
  return all;
}

function writeLines(all: Spoken[], pageLanguage: string): string[] {
  return joinTexts(all).flatMap(one => {
    const role = one.text.split(',')[0] ?? '';
    const hasNoInside = isDrawn.test(role) || repeatsItsName(one);
    const inside = hasNoInside ? [] : writeLines(one.within, pageLanguage);
    if (unspoken.test(role)) return inside;
    const line = label(one.text) + (one.language === pageLanguage ? '' : ` [${one.language}]`);
    if (/^(listitem|term|definition)$/.test(role) && inside.length === 1) return [`${line}: ${inside[0]}`];
    return [line, ...inside.map(under => `  ${under}`)];
  });
}

/** Bare texts that follow each other are one line, as a reader speaks them in one breath. */
function joinTexts(all: Spoken[]): Spoken[] {
  const joined: Spoken[] = [];
  for (const one of all) {
    const before = joined.at(-1);
    if (one.isText && before?.isText && before.language === one.language) before.text += ` ${one.text}`;
    else joined.push({ ...one });
  }
  return joined;
}

/** Whether inside is only what the name has already, all of it in one language. */
function repeatsItsName({ text, language, within }: Spoken): boolean {
  const inside = joinText(within);
  return inside !== '' && letters(text).includes(inside) && within.every(one => isPlainIn(language, one));
}

function isPlainIn(language: string, { isText, text, within, ...own }: Spoken): boolean {
  if (own.language !== language) return false;
  return isText || (/^(paragraph|time|image,)/.test(text) && within.every(one => isPlainIn(language, one)));
}

const joinText = (all: Spoken[]): string =>
  all.map(({ isText, text, within }) => (isText ? letters(text) : joinText(within))).join('');

const letters = (text: string) => text.replaceAll(/\s/g, '');

/** "listitem, level 1, position 2, set size 7" in fewer words. */
const label = (text: string) =>
  text.replace(/^listitem, level \d+, position (\d+), set size (\d+)/, 'item $1 of $2');
