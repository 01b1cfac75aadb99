import { remove, textNodes } from './page-nodes.rules.ts';

/** The type under which Google Docs puts its own form of a text on the clipboard. */
export const GOOGLE_DOCS = 'application/x-vnd.google-docs-document-slice-clip+wrapped';

/** unclear: there may be suggested deletions in the text, and nothing says where. */
type Outcome = 'nothing' | 'left-out' | 'unclear';

/** A text of Google Docs, and which of its characters somebody suggests to delete. */
type Slice = { text: string; isDeleted: boolean[]; isObject: boolean[] };

/**
 * Removes from a pasted page the words that are suggested deletions in Google Docs. Its HTML holds them like all others; only
 * its own form says which they are. Nothing is removed where the two do not have the same words.
 */
export function leaveOutSuggestions(page: Document, form: string): Outcome {
  const slice = readSlice(form);
  if (slice === null) return 'unclear';
  if (!slice.isDeleted.includes(true)) return 'nothing';
  const places = findLetters(slice);
  const nodes = textNodes(page.body);
  const words = nodes.map(node => node.data).join('');
  if (words.replaceAll(/\s/g, '') !== places.map(at => slice.text[at]).join('')) return 'unclear';
  let letter = 0;
  for (const node of nodes) {
    let kept = '';
    for (const character of node.data.split('')) {
      const isSpace = /\s/.test(character);
      if (isSpace ? !isGapDeleted(slice, places, letter) : !slice.isDeleted[places[letter] ?? -1])
        kept += character;
      if (!isSpace) letter += 1;
    }
    if (kept === node.data) continue;
    if (kept.trim() === '') remove(node);
    else node.data = kept;
  }
  return 'left-out';
}

/** Whether everything between a letter and the one before it was deleted. */
function isGapDeleted({ text, isDeleted }: Slice, places: readonly number[], letter: number): boolean {
  const [from, to] = [(places[letter - 1] ?? -1) + 1, places[letter] ?? text.length];
  return to > from && isDeleted.slice(from, to).every(Boolean);
}

/** The places of what HTML has as text: no blanks, marks of tables and lists, or pictures. */
const findLetters = ({ text, isObject }: Slice): number[] =>
  text
    .split('')
    .flatMap((character, at) => (/[\s\p{Cc}\p{Co}]/u.test(character) || isObject[at] ? [] : [at]));

function readSlice(form: string): Slice | null {
  try {
    const { data } = JSON.parse(form);
    const { resolved } = typeof data === 'string' ? JSON.parse(data) : data;
    const text: unknown = resolved.dsl_spacers;
    const marks: unknown = resolved.dsl_suggesteddeletions.sgsl_sugg;
    if (typeof text !== 'string' || !Array.isArray(marks)) return null;
    const objects: unknown[] = resolved.dsl_entitypositionmap?.inline ?? [];
    return {
      text,
      isDeleted: spread(marks, text.length),
      isObject: text.split('').map((_, at) => (objects[at] ?? null) !== null),
    };
  } catch {
    return null; // Another form than we know.
  }
}

/** Each mark names the suggestions from its place on; without one those before it go on. */
function spread(marks: readonly unknown[], length: number): boolean[] {
  let isOpen = false;
  return Array.from({ length }, (_, at) => {
    const mark = marks[at];
    if (Array.isArray(mark)) isOpen = mark.length > 0;
    return isOpen;
  });
}
