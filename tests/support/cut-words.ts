import type { Page } from '@playwright/test';

/**
 * The text of a page that cannot be read in full: cut off at the edge of the window or of a box that neither grows nor
 * scrolls. Text hidden from everybody, text for screen readers only, and lines that end in an ellipsis on purpose
 * are left out.
 */
export function findCutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slack = 2;
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim();
      const holder = walker.currentNode.parentElement;
      if (!text || !holder?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const words = range.getBoundingClientRect();
      if (words.width === 0 || isBeyondReach(holder)) continue;
      const edge = edgeThatCuts(holder, words);
      if (edge) cut.push(`${edge}: "${text.slice(0, 60)}"`);
    }
    return [...new Set(cut)];

    function isBeyondReach(element: Element): boolean {
      return (
        element.closest('[inert], [aria-hidden="true"], [data-splash], script, style, noscript') !== null
      );
    }

    function edgeThatCuts(from: Element, words: DOMRect): string | null {
      // In fonts with tall accents the box of a line of text extends above and below its letters by this much.
      const air = Number.parseFloat(getComputedStyle(from).fontSize) * 0.4;
      for (let box: Element | null = from; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow, position, clipPath } = getComputedStyle(box);
        const { left, right, top, bottom, width, height } = box.getBoundingClientRect();
        if (textOverflow === 'ellipsis' || clipPath !== 'none' || width <= 1 || height <= 1) return null;
        if (/auto|scroll/.test(overflowX + overflowY)) return null;
        const wide = words.left < left - slack || words.right > right + slack;
        const high = words.top + air < top || words.bottom - air > bottom;
        if (wide && /hidden|clip/.test(overflowX)) return `beside ${nameElement(box)}`;
        if (high && /hidden|clip/.test(overflowY)) return `above or below ${nameElement(box)}`;
        if (position === 'fixed') break;
      }
      const wide = document.documentElement.clientWidth;
      return words.left < -slack || words.right > wide + slack ? 'beside the window' : null;
    }

    function nameElement(element: Element): string {
      return element.tagName.toLowerCase() + (element.id ? `#${element.id}` : `.${element.className}`);
    }
  });
}
