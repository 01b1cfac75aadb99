import type { Page } from '@playwright/test';
import { MARK } from './hostile-words.ts';

/** Reports the effects of input on the pages that a browser opens from now on: alert boxes, and policy violations. */
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

/** What is on the page only because of input: elements, and links that would run something. */
export function madeOfWords(page: Page): Promise<string[]> {
  return page.evaluate(mark => {
    const made = [...document.querySelectorAll(`[${mark}]`)];
    const links = [...document.querySelectorAll('[href], [src], [action], [formaction], [data]')].filter(
      element =>
        ['href', 'src', 'action', 'formaction', 'data'].some(name => {
          const address = element.getAttribute(name) ?? '';
          // What forms reject and only the database can contain: React replaces each dangerous address with this one.
          const read = address.replace("javascript:throw new Error('React has blocked", '');
          return /^javascript:|^data:(?!image\/)/i.test(read.replaceAll(/\s|[^ -~]/g, ''));
        }),
    );
    return [...made, ...links].map(element => element.outerHTML.slice(0, 200));
  }, MARK);
}

/** How a browser parses a response, without opening it. */
export function madeIn(page: Page, html: string): Promise<string[]> {
  return page.evaluate(
    ([text, mark]) => {
      const read = new DOMParser().parseFromString(text, 'text/html');
      return [...read.querySelectorAll(`[${mark}]`)].map(({ outerHTML }) => outerHTML);
    },
    [html, MARK] as const,
  );
}
