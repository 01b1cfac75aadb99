import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** An element whose own words have Ethiopic letters, and how many of these our font has drawn. */
type Drawn = { words: string; letters: number; drawn: number };

/** Marks the visible elements with Ethiopic words of their own, and returns how many letters each has. */
async function markLetters(page: Page): Promise<{ words: string; letters: number }[]> {
  return page.evaluate(() => {
    for (const marked of document.querySelectorAll('[data-letters]')) marked.removeAttribute('data-letters');
    return [...document.body.querySelectorAll('*')].flatMap(element => {
      // The words of a field are drawn in a tree of its own, which the browser does not report.
      if (
        element.closest('script, style, svg, textarea') ||
        !element.checkVisibility({ visibilityProperty: true })
      )
        return [];
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const words = own.map(({ textContent }) => textContent ?? '').join('');
      const letters = words.match(/[\u1200-\u137c]/g)?.length ?? 0;
      if (letters === 0) return [];
      element.setAttribute('data-letters', String(letters));
      return [{ words, letters }];
    });
  });
}

/** What the browser really drew each element with: a family that is named can still lack the letters. */
async function readDrawn(page: Page): Promise<Drawn[]> {
  await page.evaluate(() => document.fonts.ready);
  const marked = await markLetters(page);
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument', { depth: 0 });
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: '[data-letters]',
    });
    return await Promise.all(
      nodeIds.map(async (nodeId, at) => {
        // What was drawn anew meanwhile counts as missing, and is read again.
        const { fonts } = await session
          .send('CSS.getPlatformFontsForNode', { nodeId })
          .catch(() => ({ fonts: [] }));
        const ours = fonts.filter(
          ({ isCustomFont, familyName }) => isCustomFont && /Ethiopic/.test(familyName),
        );
        const drawn = ours.reduce((sum, { glyphCount }) => sum + glyphCount, 0);
        return { words: marked[at]?.words ?? '', letters: marked[at]?.letters ?? 0, drawn };
      }),
    );
  } finally {
    await session.detach();
  }
}

/** Every Ethiopic letter that can be seen is drawn with our font, so none is a box. */
export async function expectOwnLetters(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const read = await readDrawn(page);
      const missing = read.filter(({ letters, drawn }) => drawn < letters);
      return { some: read.length > 0, missing };
    })
    .toEqual({ some: true, missing: [] });
}
