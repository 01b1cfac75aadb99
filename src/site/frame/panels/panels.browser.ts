import { fetchedPanels } from './fetch-panels.browser.ts';

/** How long the pointer rests on a link before its panel opens, in ms (design brief 9). */
const rest = 80;
/** How long a panel stays open after pointer and focus have left it, in ms (spec 2). */
const stay = 500;

/**
 * Opens the panels of the top bar by pointer, keyboard and touch. A press opens a closed panel and follows the link of
 * an open one; a mouse, which has opened it by hovering, follows at once. Enter and the arrows up and down open it from
 * the keyboard, as the menu-button pattern of WAI-ARIA has it; focus alone opens nothing, or Tab would pass through every
 * link of every panel. Escape closes. Pages do not carry the panels: they are fetched once, when somebody reaches for the
 * bar. Where they cannot be fetched, a press follows its link.
 */
export function openPanels(): void {
  const bar = document.querySelector<HTMLElement>('[data-panels]');
  if (!bar) return;
  const panels = selectionOf(bar);
  for (const link of panels.links) followPointer(link, panels);
  followFocus(bar, panels);
  followPresses(bar, panels);
  closeOnEscape(bar, panels);
  // A page restored from the back-forward cache keeps its state.
  addEventListener('pagehide', () => panels.select(null));
}

type Selection = ReturnType<typeof selectionOf>;

function selectionOf(bar: HTMLElement) {
  const links = [...bar.querySelectorAll<HTMLAnchorElement>('li > a')];
  const panels = fetchedPanels(bar.dataset.panels ?? '', links);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted: HTMLElement | null = null;
  const show = (chosen: HTMLElement | null): void => {
    bar.toggleAttribute('data-switching', chosen !== null && selection.open() !== null);
    for (const link of links) link.ariaExpanded = String(link === chosen);
  };
  const selection = {
    links,
    fetch: panels.fetch,
    /** The link the mouse is over, or in whose panel it is. */
    over: null as HTMLElement | null,
    open: () => links.find(link => link.ariaExpanded === 'true') ?? null,
    /** The link whose panel is open, or will be once it was fetched. */
    wanted: () => wanted,
    /** Opens the panel of a link, or none; `then` is called once it is open, `otherwise` if it cannot be fetched. */
    select(chosen: HTMLElement | null, then?: () => void, otherwise?: () => void) {
      clearTimeout(timer);
      wanted = chosen;
      const ifWanted = (act: () => void) => (): void => {
        if (wanted === chosen) act();
      };
      const open = (): void => {
        show(chosen);
        then?.();
      };
      const giveUp = (): void => {
        wanted = null;
        otherwise?.();
      };
      if (!chosen || panels.areHere()) open();
      else panels.fetch().then(ifWanted(open), ifWanted(giveUp));
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
        else if (!selection.over && !selection.open()?.parentElement?.querySelector(':focus-visible'))
          selection.select(null);
      }, stay);
    },
  };
  selection.select(links.find(link => link.parentElement?.matches(':hover')) ?? null);
  return selection;
}

/** A pointer, a finger or the focus is at the bar: its panels will be here when they are to open. */
function reachFor(panels: Selection): void {
  panels.fetch().catch(console.info);
}

function followPointer(link: HTMLElement, panels: Selection): void {
  const item = link.parentElement;
  item?.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'touch') return;
    reachFor(panels);
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
    reachFor(panels);
    if (panels.open()?.parentElement?.contains(target as Node)) panels.hold();
    else if ((target as Element).matches(':focus-visible')) panels.select(null);
  });
  bar.addEventListener('focusout', () => panels.leave());
}

function followPresses(bar: HTMLElement, panels: Selection): void {
  let by = '';
  document.addEventListener('pointerdown', ({ pointerType, target }) => {
    by = pointerType;
    if (bar.contains(target as Node)) reachFor(panels);
    else panels.leave();
  });
  bar.addEventListener('keydown', event => {
    by = '';
    const at = panels.links.indexOf(event.target as HTMLAnchorElement);
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const end = { ArrowDown: 0, ArrowUp: -1 }[event.key];
    if (at < 0 || (step ?? end) === undefined) return;
    event.preventDefault();
    if (step) moveAlong(panels, panels.links.at((at + step) % panels.links.length));
    else moveInto(panels, panels.links[at], end ?? 0);
  });
  bar.addEventListener('click', event => {
    const link = panels.links.find(known => known.contains(event.target as Node));
    if (!link || by === 'mouse' || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (panels.wanted() === link) return;
    event.preventDefault();
    panels.select(link, undefined, () => location.assign(link.href));
  });
}

/** Moves focus to another link; an open panel moves along. */
function moveAlong(panels: Selection, link: HTMLElement | undefined): void {
  if (!link) return;
  if (panels.open()) panels.select(link);
  link.focus();
}

/** Opens the panel of a link, with focus on its first stop (0) or its last (-1). */
function moveInto(panels: Selection, link: HTMLElement | undefined, end: number): void {
  if (!link) return;
  panels.select(link, () => {
    const stops = link.nextElementSibling?.querySelectorAll<HTMLElement>('a[href], button') ?? [];
    [...stops].at(end)?.focus();
  });
}

function closeOnEscape(bar: HTMLElement, panels: Selection): void {
  document.addEventListener('keydown', event => {
    const open = panels.wanted();
    if (event.key !== 'Escape' || !open || document.querySelector('dialog:modal, :popover-open')) return;
    const within = bar.contains(document.activeElement);
    panels.select(null);
    if (within) open.focus();
  });
}
