import { afterPaint } from '#ui/after-paint.browser.ts';

/** What leads back to the menu: focus returns to it. */
const openers = '[popovertarget="site-menu"]';
/** Toasts lie over the menu and are still said. */
const above = '[data-toast-said], [data-toast-shelf]';

/**
 * While the menu covers the page, the page under it takes neither focus nor a reader's cursor. Setting it apart makes a
 * browser look at the style of everything in it, so that comes after the menu is seen, and is taken back after the menu is
 * gone; only what holds the buttons that open the menu is given back before, because focus returns there.
 */
export function keepFocusInMenu(): void {
  const menu = document.querySelector<HTMLElement>('#site-menu');
  menu?.addEventListener('beforetoggle', event => {
    if ((event as ToggleEvent).newState === 'closed')
      for (const element of under(menu)) if (element.querySelector(openers)) element.removeAttribute('inert');
    afterPaint(() => {
      const isCovered = menu.matches(':popover-open');
      for (const element of under(menu)) element.toggleAttribute('inert', isCovered);
    });
  });
}

function under(menu: HTMLElement): Element[] {
  return [...document.body.children].filter(element => element !== menu && !element.matches(above));
}
