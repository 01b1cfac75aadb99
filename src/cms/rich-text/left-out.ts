import { visibilityIn } from './hidden-text.rules.ts';
import { remove, textNodes } from './page-nodes.rules.ts';
import { rendered } from './rendered-copy.ts';

/**
 * What a paste can hold that its author does not show: text that was deleted, text that is hidden, comments, and what only
 * decorates (icons written as words, second copies of a text), which pages keep from screen readers.
 */
export type LeftOut = 'deleted' | 'hidden' | 'comments' | 'decorations';

/** `isUnsure`: there is text that stays although it may have been invisible. */
export type Outcome = { left: LeftOut[]; isUnsure: boolean };

/**
 * Removes from a pasted page, as a browser parsed it, what its author deleted, hid or only commented, and returns which kinds
 * it removed. Programs put all of it on the clipboard, and the editor would keep it as text. The browser decides what is
 * hidden: it renders a copy of the page. Returns null and removes nothing if the browser opens no frame for the copy.
 */
export function leaveOut(page: Document): Outcome | null {
  const styles = readStyles(page);
  const seen = rendered(page, look => {
    const { isHidden, judgeVisibility } = visibilityIn(look);
    const elements = elementsIn(page);
    return {
      struck: new Set(elements.filter(element => isStruck(look.readStyle(element)))),
      unseen: elements.filter(element => element.matches('img, template') && isHidden(element)),
      texts: textNodes(page.body)
        .filter(text => !text.parentElement?.matches('script, style'))
        .map(text => [text, judgeVisibility(text)] as const),
    };
  });
  if (seen === null) return null;
  const { struck, unseen, texts } = seen;
  const found = new Set<LeftOut>();
  for (const element of elementsIn(page)) {
    if (!page.body.contains(element)) continue;
    const kind = findKind(element, styles, struck);
    if (kind === null) continue;
    if (hasWords(element)) found.add(kind);
    remove(element);
  }
  const hidden = texts.flatMap(([text, visibility]) => (visibility === 'hidden' ? [text] : []));
  for (const node of [...unseen, ...hidden]) {
    if (!page.body.contains(node)) continue;
    if (hasWords(node)) found.add('hidden');
    remove(node);
  }
  const isUnsure = texts.some(([text, visibility]) => visibility === 'unsure' && page.body.contains(text));
  return { left: [...found], isUnsure };
}

const elementsIn = (page: Document) => [...page.body.querySelectorAll<HTMLElement>('*')];
const hasWords = (node: Node) =>
  Boolean((node instanceof HTMLTemplateElement ? node.content : node).textContent?.trim());
const isStruck = ({ textDecoration, textDecorationLine }: CSSStyleDeclaration) =>
  `${textDecoration} ${textDecorationLine}`.includes('line-through');

type Style = ReadonlyMap<string, string>;

function findKind(
  element: HTMLElement,
  styles: ReadonlyMap<Element, Style>,
  struck: ReadonlySet<Element>,
): LeftOut | null {
  const style: Style = styles.get(element) ?? new Map();
  if (isComment(element, style)) return 'comments';
  if (struck.has(element) || isDeleted(element, style)) return 'deleted';
  if (style.get('mso-hide') === 'all') return 'hidden';
  return element.getAttribute('aria-hidden') === 'true' ? 'decorations' : null;
}

// Word names elements as in its own format, too; ARIA and CKEditor mark deletions in ways of their own.
const DELETED_ELEMENTS = new Set(['del', 's', 'strike', 'w:del', 'w:movefrom', 'w:deltext']);
const DELETED_CLASS = /^(mso-?del|ck-suggestion-marker-deletion$)/i;

/** Struck text too: our pages do not strike through, and would say what it no longer says. */
function isDeleted(element: HTMLElement, style: Style): boolean {
  if (DELETED_ELEMENTS.has(element.tagName.toLowerCase()) || element.getAttribute('role') === 'deletion')
    return true;
  if ([...element.classList].some(name => DELETED_CLASS.test(name))) return true;
  if ([...style.keys()].some(name => name.startsWith('mso-del'))) return true;
  const line = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;
  const ofWord = style.get('text-line-through') ?? 'none';
  return line.includes('line-through') || ofWord !== 'none';
}

// What Word, Google Docs (as a web page) and ARIA put around a comment and its mark in the text; the words commented on
// stay. Google Docs names a mark cmnt_ref1 and a comment cmnt1.
const COMMENT =
  '.MsoCommentReference, .MsoCommentText, .msocomtxt, .msocomanchor, a[href^="#_msocom"], a[href^="#cmnt"], [role=comment]';

function isComment(element: HTMLElement, style: Style): boolean {
  if (element.matches(COMMENT) || style.get('mso-special-character') === 'comment') return true;
  if (/^comment(-list)?$/.test(style.get('mso-element') ?? '')) return true;
  return (
    element.matches('div') && element.querySelector(':scope > p > a[id^="cmnt"][href^="#cmnt_ref"]') !== null
  );
}

/**
 * What a page declares for each element, in its style sheets and attributes. Browsers do not compute the properties that only
 * Word and LibreOffice know.
 */
function readStyles(page: Document): Map<Element, Map<string, string>> {
  const styles = new Map<Element, Map<string, string>>();
  const add = (element: Element, declarations: string) => {
    const known = styles.get(element) ?? new Map<string, string>();
    for (const [name, value] of readDeclarations(declarations)) known.set(name, value);
    styles.set(element, known);
  };
  for (const sheet of page.querySelectorAll('style'))
    for (const [selector, declarations] of readRules(sheet.textContent ?? ''))
      for (const element of matching(page, selector)) add(element, declarations);
  for (const element of page.querySelectorAll('[style]')) add(element, element.getAttribute('style') ?? '');
  return styles;
}

/** Rules for other media, such as print, do not say what the author sees. */
const MEDIA = /@[\w-]+[^{};]*\{(?:[^{}]*\{[^{}]*\})+[^{}]*\}/g;

function readRules(sheet: string): [selector: string, declarations: string][] {
  const plain = sheet.replaceAll(/\/\*[\s\S]*?\*\/|<!--|-->/g, '').replaceAll(MEDIA, '');
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', declarations = '']) =>
    selector.trim().startsWith('@') ? [] : [[selector.trim(), declarations]],
  );
}

function matching(page: Document, selector: string): Iterable<Element> {
  try {
    return page.querySelectorAll(selector);
  } catch {
    return []; // A selector of a program of its own: it chooses nothing that a browser shows.
  }
}

const readDeclarations = (text: string): [name: string, value: string][] =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .split(';')
    .flatMap(declaration => {
      const [name = '', ...value] = declaration.split(':');
      const said = value
        .join(':')
        .replace(/!important/i, '')
        .trim()
        .toLowerCase();
      return said ? [[name.trim().toLowerCase(), said]] : [];
    });
