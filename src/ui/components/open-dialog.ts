/**
 * Opens a modal dialog and focuses its title; on close the browser restores the previous focus. Returns false in
 * browsers without dialogs; the caller then leaves the page as it is.
 */
export function openDialog(dialog: HTMLDialogElement): boolean {
  if (typeof dialog.showModal !== 'function') return false;
  if (!dialog.open) dialog.showModal();
  dialog.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  return true;
}

/** Closes the dialog on a click on its backdrop, in browsers without `closedby`. */
export function closeOnBackdropClick(dialog: HTMLDialogElement): void {
  if (Object.hasOwn(HTMLDialogElement.prototype, 'closedBy')) return;
  dialog.addEventListener('click', event => {
    if (event.target !== dialog) return;
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const inside =
      event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
    if (!inside) dialog.close();
  });
}
