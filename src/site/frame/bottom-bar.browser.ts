/** The bar is hidden up to this scroll position, in px. */
const hiddenUpTo = 80;

/**
 * Shows the bar once the page is scrolled, and moves keyboard focus along: into the profile card, and back to the top.
 */
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
  panel.addEventListener('beforetoggle', () => {
    for (const template of panel.querySelectorAll('template')) template.replaceWith(template.content);
  });
  openAtProfile(bar, panel);
}

/** The bar hides at the top, so focus moves too: to the first link of the page's own bar. */
function goToTop(event: Event): void {
  event.preventDefault();
  scrollTo({ top: 0 });
  document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true });
}

/**
 * The account button opens the panel with focus on the profile card. If the menu button has it open, it moves focus
 * there instead of closing it.
 */
function openAtProfile(bar: HTMLElement, panel: HTMLElement): void {
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
