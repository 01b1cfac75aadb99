import { fetchDocument } from '#ui/fetch-document.browser.ts';

/**
 * Fetches a dialog that pages do not carry along, and puts what was fetched at the end of the page. `looks` are the
 * style sheets it needs: they come with its script, because the content policy takes no style from fetched markup.
 * Null when it does not come: what nobody asked for is not worth a message.
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

/** Whether the page has this sheet already: a second time, and last, it would undo what overrules it there. */
function isWorn(style: string): boolean {
  const name = /\._[\w-]+/.exec(style)?.[0] ?? '';
  return [...document.querySelectorAll('style')].some(({ textContent }) => textContent.includes(name));
}

function adopt(style: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
}

/** Resolves once the dialog was closed, however. */
export function whenClosed(dialog: HTMLDialogElement): Promise<void> {
  return new Promise(resolve => dialog.addEventListener('close', () => resolve(), { once: true }));
}

/** Calls back when somebody follows a link out of the dialog: that answers it like closing it. */
export function onLinkFollowed(dialog: HTMLDialogElement, then: () => void): void {
  dialog.addEventListener('click', event => {
    if ((event.target as Element).closest('a[href]')) then();
  });
}
