/**
 * While the menu covers the page, the page under it takes neither focus nor a reader's cursor; toasts lie over it and
 * are still said. What was set apart is given back before the menu is gone, because only then can focus return to the
 * button that opened it.
 */
export function keepFocusInMenu(): void {
  const menu = document.querySelector<HTMLElement>('#site-menu');
  menu?.addEventListener('beforetoggle', event => {
    const covered = (event as ToggleEvent).newState === 'open';
    for (const element of document.body.children)
      if (element !== menu && !element.matches('[data-toast-said], [data-toast-shelf]'))
        element.toggleAttribute('inert', covered);
  });
}
