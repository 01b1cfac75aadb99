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
