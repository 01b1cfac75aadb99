/** How long the pointer rests on a link before its panel opens, in ms (design brief 9). */
const rest = 80;
/** How long a panel stays open after pointer and focus have left it, in ms (spec 2). */
const stay = 500;

/**
 * Opens the panels of the top bar by pointer, keyboard and touch. A press opens a closed panel and follows the link of
 * an open one; a mouse, which has opened it by hovering, follows at once. Escape closes, and focus opens nothing again
 * until a link is pressed or the bar is left.
 */
export function openPanels(): void {
  const bar = document.querySelector<HTMLElement>('[data-panels]');
  if (!bar) return;
  const panels = selectionOf(bar);
  bar.dataset.panels = 'live';
  for (const link of panels.links) followPointer(link, panels);
  followFocus(bar, panels);
  followPresses(bar, panels);
  closeOnEscape(bar, panels);
  // A page restored from the back-forward cache keeps its state.
  addEventListener('pagehide', () => panels.select(null));
}

type Selection = ReturnType<typeof selectionOf>;

function selectionOf(bar: HTMLElement) {
  const links = [...bar.querySelectorAll<HTMLElement>('li > a:has(+ [data-panel])')];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const selection = {
    links,
    /** The link the mouse is over, or in whose panel it is. */
    over: null as HTMLElement | null,
    /** Set by Escape: focus alone opens nothing. */
    quiet: false,
    open: () => links.find(link => link.ariaExpanded === 'true') ?? null,
    select(chosen: HTMLElement | null) {
      clearTimeout(timer);
      bar.toggleAttribute('data-switching', chosen !== null && selection.open() !== null);
      for (const link of links) link.ariaExpanded = String(link === chosen);
    },
    /** Keeps the open panel, and cancels what was about to happen. */
    hold: () => clearTimeout(timer),
    soon(chosen: HTMLElement) {
      clearTimeout(timer);
      timer = setTimeout(() => selection.select(chosen), rest);
    },
    leave() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (document.querySelector('dialog:modal')) selection.leave();
        else if (!selection.over && !bar.querySelector(':focus-visible')) selection.select(null);
      }, stay);
    },
  };
  selection.select(links.find(link => link.parentElement?.matches(':hover, :focus-within')) ?? null);
  return selection;
}

function followPointer(link: HTMLElement, panels: Selection): void {
  const item = link.parentElement;
  item?.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'touch') return;
    panels.over = link;
    const open = panels.open();
    if (open === link) panels.hold();
    // A passing mouse does not close the panel that has keyboard focus.
    else if (!open?.nextElementSibling?.querySelector(':focus-visible')) panels.soon(link);
  });
  item?.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'touch') return;
    panels.over = null;
    panels.leave();
  });
}

function followFocus(bar: HTMLElement, panels: Selection): void {
  bar.addEventListener('focusin', ({ target }) => {
    const link = panels.links.find(known => known === target);
    if (!link) panels.hold();
    else if (!panels.quiet && link.matches(':focus-visible')) panels.select(link);
  });
  bar.addEventListener('focusout', ({ relatedTarget }) => {
    if (!bar.contains(relatedTarget as Node | null)) panels.quiet = false;
    panels.leave();
  });
}

function followPresses(bar: HTMLElement, panels: Selection): void {
  let by = '';
  document.addEventListener('pointerdown', ({ pointerType, target }) => {
    by = pointerType;
    if (!bar.contains(target as Node)) panels.leave();
  });
  bar.addEventListener('keydown', event => {
    by = '';
    const at = panels.links.indexOf(event.target as HTMLElement);
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (at < 0 || !step) return;
    event.preventDefault();
    panels.links.at((at + step) % panels.links.length)?.focus();
  });
  bar.addEventListener('click', event => {
    const link = panels.links.find(known => known.contains(event.target as Node));
    if (!link || by === 'mouse' || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (panels.open() === link) return;
    event.preventDefault();
    panels.quiet = false;
    panels.select(link);
  });
}

function closeOnEscape(bar: HTMLElement, panels: Selection): void {
  document.addEventListener('keydown', event => {
    const open = panels.open();
    if (event.key !== 'Escape' || !open || document.querySelector('dialog:modal, :popover-open')) return;
    const within = bar.contains(document.activeElement);
    panels.quiet = within;
    panels.select(null);
    if (within) open.focus();
  });
}
