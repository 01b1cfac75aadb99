import { fetchDocument } from '#ui/fetch-document.browser.ts';

/**
 * Fetches a dialog that pages do not include, and appends it to the page. `styles` are the style sheets it needs: they
 * come with its script, because the content policy allows no style from fetched markup. Null if it cannot be fetched:
 * nobody asked for it, so no message.
 */
export async function fetchDialog(
  address: string,
  styles: readonly string[],
): Promise<HTMLDialogElement | null> {
  if (!('adoptedStyleSheets' in document)) return null;
  const body = await fetchDocument(address).then(
    page => page.body,
    () => null,
  );
  if (!body) return null;
  const dialog = body.querySelector('dialog');
  for (const style of styles) if (!isWorn(style)) adopt(style);
  document.body.append(...body.children);
  return dialog;
}

/** Whether the page has this sheet already: loaded again at the end, it would override rules meant to override it. */
function isWorn(style: string): boolean {
  const name = /\._[\w-]+/.exec(style)?.[0] ?? '';
  return [...document.querySelectorAll('style')].some(({ textContent }) => textContent.includes(name));
}

function adopt(style: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
}

export function whenClosed(dialog: HTMLDialogElement): Promise<void> {
  return new Promise(resolve => dialog.addEventListener('close', () => resolve(), { once: true }));
}

/** Calls back when somebody follows a link out of the dialog: that counts as closing it. */
export function onLinkFollowed(dialog: HTMLDialogElement, then: () => void): void {
  dialog.addEventListener('click', event => {
    if ((event.target as Element).closest('a[href]')) then();
  });
}
