import { adoptStyles } from '#ui/adopt-styles.browser.ts';
import { fetchDocument } from '#ui/fetch-document.browser.ts';

/**
 * Fetches a dialog that pages do not include, and appends it to the page with the style sheets it needs. Null if it
 * cannot be fetched: nobody asked for it, so no message.
 */
export async function fetchDialog(
  address: string,
  styles: readonly string[],
): Promise<HTMLDialogElement | null> {
  const body = await fetchDocument(address).then(
    page => page.body,
    () => null,
  );
  if (!body || !adoptStyles(styles)) return null;
  const dialog = body.querySelector('dialog');
  document.body.append(...body.children);
  return dialog;
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
