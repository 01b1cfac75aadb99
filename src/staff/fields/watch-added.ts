/** What to do with an element that the selector names. */
export type Marking = readonly [selector: string, mark: (element: Element) => void];

/**
 * Marks what is on the screen, and from then on what comes with drawers and forms that are opened later. Only what was
 * added is looked at: a long form changes with each key that is pressed. Returns how to stop.
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
/** Payload writes the language beside the label of a field that has one text for each. */
const SIGN = '.localized';
/** What somebody writes in. Part of a long text is its pictures, whose fields have labels in the language of the admin. */
const WRITTEN_IN = 'textarea, input:is([type="text"], :not([type])), [contenteditable="true"]';
const PART_OF_TEXT = '[data-lexical-decorator="true"]';

/**
 * Tells screen readers the language of what is written in a field, which is seldom the one of the admin around it: an
 * English form with an Amharic text would be read aloud as English. Fields with one text for both languages say nothing.
 */
export function contentLanguage(content: string, admin: string): Marking[] {
  const mark = (element: Element) => {
    if (isLocalized(element)) element.setAttribute('lang', content);
  };
  return [
    [WRITTEN_IN, mark],
    // The sign can come after its field, and goes for all that is in it.
    [
      SIGN,
      sign => {
        for (const element of sign.closest(FIELD)?.querySelectorAll(WRITTEN_IN) ?? []) mark(element);
      },
    ],
    [PART_OF_TEXT, part => part.setAttribute('lang', admin)],
  ];
}

/** Whether the field around an element, or one around that, has a text for each language. */
function isLocalized(element: Element): boolean {
  for (let field = element.closest(FIELD); field; field = field.parentElement?.closest(FIELD) ?? null)
    for (const sign of field.querySelectorAll(SIGN)) if (sign.closest(FIELD) === field) return true;
  return false;
}
