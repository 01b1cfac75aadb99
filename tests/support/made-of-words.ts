import type { Page } from '@playwright/test';
import { MARK } from './hostile-words.ts';

/** Tells what came of words on the pages that a browser opens from now on: boxes of alert, and refusals of the policy. */
export function watch(page: Page): string[] {
  const came: string[] = [];
  page.on('dialog', async dialog => {
    came.push(`${page.url()} ran ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('console', message => {
    if (/Content Security Policy|Trusted/.test(message.text())) came.push(`${page.url()} ${message.text()}`);
  });
  return came;
}

/** What stands on the page though nobody but the words made it: elements, and links that would run something. */
export function madeOfWords(page: Page): Promise<string[]> {
  return page.evaluate(mark => {
    const made = [...document.querySelectorAll(`[${mark}]`)];
    const links = [...document.querySelectorAll('[href], [src], [action], [formaction], [data]')].filter(
      element =>
        ['href', 'src', 'action', 'formaction', 'data'].some(name => {
          const address = element.getAttribute(name) ?? '';
          // What forms refuse and only the database can hold: React makes this one address out of each that would run.
          const read = address.replace("javascript:throw new Error('React has blocked", '');
          return /^javascript:|^data:(?!image\/)/i.test(read.replaceAll(/\s|[^ -~]/g, ''));
        }),
    );
    return [...made, ...links].map(element => element.outerHTML.slice(0, 200));
  }, MARK);
}

/** What a browser makes of an answer, without opening it. */
export function madeIn(page: Page, html: string): Promise<string[]> {
  return page.evaluate(
    ([text, mark]) => {
      const read = new DOMParser().parseFromString(text, 'text/html');
      return [...read.querySelectorAll(`[${mark}]`)].map(({ outerHTML }) => outerHTML);
    },
    [html, MARK] as const,
  );
}
