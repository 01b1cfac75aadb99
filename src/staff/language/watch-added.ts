/** A selector and what to do with each matching element. */
export type Marking = readonly [selector: string, mark: (element: Element) => void];

/**
 * Marks matching elements now and whenever drawers or forms add more. Only added elements are examined, because a long
 * form changes at every key. Returns a function that stops it.
 */
export function watchAdded(root: Element, markings: readonly Marking[]): () => void {
  const markWithin = (added: Element) => {
    for (const [selector, mark] of markings) {
      if (added.matches(selector)) mark(added);
      for (const element of added.querySelectorAll(selector)) mark(element);
    }
  };
  markWithin(root);
  const watch = new MutationObserver(records => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof Element && node.isConnected) markWithin(node);
  });
  watch.observe(root, { childList: true, subtree: true });
  return () => watch.disconnect();
}

const FIELD = '.field-type';
/** Payload shows the language beside the label of a localized field. */
const SIGN = '.localized';
/** Text inputs. Blocks inside rich text have labels in the language of the admin. */
const WRITTEN_IN = 'textarea, input:is([type="text"], :not([type])), [contenteditable="true"]';
const PART_OF_TEXT = '[data-lexical-decorator="true"]';

/**
 * Sets `lang` on localized fields, because their content is often in another language than the admin: a screen reader would
 * read Amharic aloud as English. Fields that are not localized get none.
 */
export function contentLanguage(content: string, admin: string): Marking[] {
  const mark = (element: Element) => {
    if (isLocalized(element)) element.setAttribute('lang', content);
  };
  return [
    [WRITTEN_IN, mark],
    // The label can be added after its field, and applies to everything in the field.
    [
      SIGN,
      sign => {
        for (const element of sign.closest(FIELD)?.querySelectorAll(WRITTEN_IN) ?? []) mark(element);
      },
    ],
    [PART_OF_TEXT, part => part.setAttribute('lang', admin)],
  ];
}

/** Whether an element is inside a localized field. */
function isLocalized(element: Element): boolean {
  for (let field = element.closest(FIELD); field; field = field.parentElement?.closest(FIELD) ?? null)
    for (const sign of field.querySelectorAll(SIGN)) if (sign.closest(FIELD) === field) return true;
  return false;
}
