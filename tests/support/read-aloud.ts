import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** One stop of the reader: its words, the language of the element it stands on, and whether it stands on bare text. */
export type Phrase = { text: string; language: string; isText: boolean };

type Reader = {
  start(options: { container: Element }): Promise<void>;
  next(): Promise<void>;
  lastSpokenPhrase(): Promise<string>;
  spokenPhraseLog(): Promise<string[]>;
  stop(): Promise<void>;
  activeNode: Node | null;
};

declare global {
  /** The virtual screen reader, once it is on a page. */
  var virtualReader: Reader | undefined;
}

const reader = readFileSync(
  fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader')).replace(
    'index.mjs',
    'index.browser.js',
  ),
  'utf8',
);

/** Brings the virtual screen reader onto a page, whose context must not apply content policies. */
export async function bringReader(page: Page): Promise<void> {
  await page.evaluate(async source => {
    const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
    globalThis.virtualReader = (await import(address)).virtual;
  }, reader);
}

/**
 * What a screen reader says of the element from its first stop to its last. `noscript` goes first: browsers with scripts
 * hide it from everybody, which this reader does not know.
 */
export function readAloud(page: Page, selector: string): Promise<Phrase[]> {
  return page.evaluate(async wanted => {
    for (const unseen of document.querySelectorAll('noscript')) unseen.remove();
    const container = document.querySelector(wanted);
    const { virtualReader } = globalThis;
    if (!container || !virtualReader) throw new Error(`There is no ${wanted} to read`);
    const phrases: Phrase[] = [];
    const add = async () => {
      const node = virtualReader.activeNode;
      const element = node instanceof Element ? node : node?.parentElement;
      const language = element?.closest<HTMLElement>('[lang]')?.lang ?? '';
      const text = await virtualReader.lastSpokenPhrase();
      phrases.push({ text, language, isText: node instanceof Text });
    };
    await virtualReader.start({ container });
    await add();
    do {
      await virtualReader.next();
      await add();
    } while (virtualReader.activeNode !== container);
    await virtualReader.stop();
    return phrases;
  }, selector);
}

/** Starts the reader on the whole page, where it hears what live regions announce. */
export function listen(page: Page): Promise<void> {
  return page.evaluate(() => globalThis.virtualReader?.start({ container: document.body }));
}

/**
 * What live regions have announced since the reader started, with how urgent it is. A change of several parts at once is
 * one announcement to browsers; this reader makes one of each part, all with the same words.
 */
export async function announcements(page: Page): Promise<string[]> {
  const all = (await page.evaluate(() => globalThis.virtualReader?.spokenPhraseLog())) ?? [];
  return all.filter((phrase, at) => /^(polite|assertive): /.test(phrase) && phrase !== all[at - 1]);
}
