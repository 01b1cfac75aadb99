/**
 * Opens a dialog over the page, with focus on its title. The browser brings focus back to where it was when the
 * dialog closes. Returns false where the browser knows no dialogs; the caller then leaves the page as it is.
 */
export function openDialog(dialog: HTMLDialogElement): boolean {
  if (typeof dialog.showModal !== 'function') return false;
  if (!dialog.open) dialog.showModal();
  dialog.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  return true;
}

/** Makes a click on the veil close the dialog where the browser does not know `closedby` yet. */
export function closeFromOutside(dialog: HTMLDialogElement): void {
  if (Object.hasOwn(HTMLDialogElement.prototype, 'closedBy')) return;
  dialog.addEventListener('click', event => {
    if (event.target !== dialog) return;
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const inside =
      event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
    if (!inside) dialog.close();
  });
}
