import { isYesOrNo, readStored, visitKeys, visitStorage, writeStored } from '#core/browser-storage.ts';
import { afterPaint } from '#ui/later.browser.ts';

// Plain scripts of the frame: the bottom bar, the full-page menu and the offer of lite pages.

/** The bottom bar is hidden up to this scroll position, in px. */
const hiddenUpTo = 80;

/** Shows the bottom bar once the page is scrolled, and moves keyboard focus: into the profile card, and back to the top. */
export function followBottomBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-bottom-bar]');
  const panel = document.querySelector<HTMLElement>('#bottom-panel');
  if (!bar || !panel) return;
  const show = (): void => {
    bar.toggleAttribute('data-shown', scrollY > hiddenUpTo);
  };
  addEventListener('scroll', show, { passive: true });
  show();
  bar.querySelector('[data-to-top]')?.addEventListener('click', goToTop);
  const fill = (): void => {
    for (const template of panel.querySelectorAll('template')) template.replaceWith(template.content);
  };
  panel.addEventListener('beforetoggle', fill);
  if (panel.matches(':popover-open')) fill();
  focusProfileOnOpen(bar, panel);
}

/** The bar is hidden at the top, so focus moves to the first link of the top bar. */
function goToTop(event: Event): void {
  event.preventDefault();
  scrollTo({ top: 0 });
  document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true });
}

/**
 * The account button opens the panel with focus on the profile card. If the menu button opened the panel, the account
 * button moves focus there instead of closing it.
 */
function focusProfileOnOpen(bar: HTMLElement, panel: HTMLElement): void {
  let opener: Element | null = null;
  bar.addEventListener('click', event => {
    const button = (event.target as Element).closest('[popovertarget]');
    if (!button) return;
    const isOpen = panel.matches(':popover-open');
    if (isOpen && button !== opener && button.matches('[data-opens-account]')) {
      event.preventDefault();
      focusProfile(panel);
    }
    opener = button;
  });
  panel.addEventListener('toggle', event => {
    if ((event as ToggleEvent).newState === 'open' && opener?.matches('[data-opens-account]'))
      focusProfile(panel);
  });
}

function focusProfile(panel: HTMLElement): void {
  panel.querySelector<HTMLElement>('[data-profile] [tabindex="-1"]')?.focus();
}

/** The buttons that open the menu; focus returns to them. */
const menuButtons = '[popovertarget="site-menu"]';
/** Toasts lie over the menu and must still be announced. */
const overMenu = 'adey-island[name=Toasts], [data-toast-stack]';

/**
 * Makes the page inert for focus and screen readers while the menu covers it. Setting that is slow on a large page, so it
 * happens after the menu is painted, and is undone after the menu has closed. Parts with a button that opens the menu are
 * released earlier, because focus returns there. A key makes the page inert at once, so that focus cannot leave the menu.
 */
export function keepFocusInMenu(): void {
  const menu = document.querySelector<HTMLElement>('#site-menu');
  if (!menu) return;
  const updateInert = () => {
    const isCovered = menu.matches(':popover-open');
    for (const element of elementsBelow(menu)) element.toggleAttribute('inert', isCovered);
  };
  menu.addEventListener('keydown', updateInert);
  menu.addEventListener('beforetoggle', event => {
    if ((event as ToggleEvent).newState === 'closed')
      for (const element of elementsBelow(menu))
        if (element.querySelector(menuButtons)) element.removeAttribute('inert');
    afterPaint(updateInert);
  });
  if (menu.matches(':popover-open')) updateInert();
}

function elementsBelow(menu: HTMLElement): Element[] {
  return [...document.body.children].filter(element => element !== menu && !element.matches(overMenu));
}

/** Chromium's names for connections on which a whole page takes several seconds. */
const slowConnection = /^(slow-2g|2g|3g)$/;
/** The offer appears after this time, in ms. */
const offerAfter = 2_000;

/** Offers lite pages on slow connections, once per browser session, and not where the browser refuses storage. */
export function offerLitePages(): void {
  const offer = document.querySelector<HTMLElement>('[data-lite-offer]');
  if (!offer || !slowConnection.test(navigator.connection?.effectiveType ?? '') || hasChosen()) return;
  setTimeout(() => {
    offer.hidden = wasOffered();
  }, offerAfter);
}

/** Whether this browser session has had the offer; records that it now has. */
function wasOffered(): boolean {
  const visit = visitStorage();
  return (
    readStored(visit, visitKeys.liteOffered, isYesOrNo) ?? !writeStored(visit, visitKeys.liteOffered, true)
  );
}

function hasChosen(): boolean {
  return /(?:^|; )lite=/.test(document.cookie);
}
