import { afterPaint } from '#ui/later.browser.ts';

/** Buttons that open the menu: focus returns to them. */
const openers = '[popovertarget="site-menu"]';
/** Toasts lie over the menu and are still announced. */
const above = 'adey-island[name=Toasts], [data-toast-stack]';

/**
 * While the menu covers the page, the page below does not scroll and is inert for focus and screen readers. Both make a
 * browser work through everything on the page, so they are set after the menu is visible, and removed after the menu is
 * gone; only the parts with the opening buttons are released earlier, because focus returns there. A key pressed before
 * that makes the page inert at once, so that focus cannot leave the menu.
 */
export function keepFocusInMenu(): void {
  const menu = document.querySelector<HTMLElement>('#site-menu');
  if (!menu) return;
  const cover = () => {
    const isCovered = menu.matches(':popover-open');
    for (const element of under(menu)) element.toggleAttribute('inert', isCovered);
  };
  menu.addEventListener('keydown', cover);
  menu.addEventListener('beforetoggle', event => {
    if ((event as ToggleEvent).newState === 'closed')
      for (const element of under(menu)) if (element.querySelector(openers)) element.removeAttribute('inert');
    afterPaint(cover);
  });
}

function under(menu: HTMLElement): Element[] {
  return [...document.body.children].filter(element => element !== menu && !element.matches(above));
}
