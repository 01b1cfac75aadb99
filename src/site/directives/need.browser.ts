import type { ClientDirective } from 'astro';
import { afterPaint } from '#ui/after-paint.browser.ts';

const signs = ['pointerover', 'touchstart', 'focusin'] as const;
/** Events held until the island is ready. */
const acts = ['click', 'keydown'] as const;
/** The keys that move along a row of tabs. */
const tabKeys = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

const painted = () => new Promise<void>(resolve => afterPaint(resolve));

/**
 * Hydrates an island at its first hover, touch or focus. A click or a key on its tabs before the island is ready is
 * held back and replayed, so that none is lost.
 */
const need: ClientDirective = (load, _options, island) => {
  const held: (() => void)[] = [];

  async function wake(): Promise<void> {
    for (const sign of signs) island.removeEventListener(sign, onSign);
    try {
      // Lets the browser paint its response to the touch first: loading and hydrating takes a cheap phone a quarter of
      // a second.
      await painted();
      const hydrate = await load();
      await painted();
      await hydrate();
    } finally {
      // Also if the script could not be fetched: a clicked link is then a plain link again.
      for (const act of acts) island.removeEventListener(act, onAct, true);
      for (const replay of held) {
        replay();
        // React renders before the next one: a key moves on from where the last one led.
        await painted();
      }
    }
  }

  let waking = false;
  function onSign(): void {
    if (waking) return;
    waking = true;
    void wake();
  }

  function onAct(event: Event): void {
    const replay = event instanceof KeyboardEvent ? heldKey(event, island) : heldClick(event as MouseEvent);
    if (!replay) return;
    event.preventDefault();
    event.stopPropagation();
    held.push(replay);
    onSign();
  }

  for (const sign of signs) island.addEventListener(sign, onSign, { passive: true });
  for (const act of acts) island.addEventListener(act, onAct, { capture: true, passive: false });
};

/** How to click again later; null for a click that opens elsewhere or hits no control. */
function heldClick(event: MouseEvent): (() => void) | null {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return null;
  const control = (event.target as Element).closest<HTMLElement>('button, a, [role="tab"]');
  return control && (() => control.click());
}

/** How to press a key of the tabs again later, on the tab that has the focus then; null for any other key. */
function heldKey({ key, target }: KeyboardEvent, island: Element): (() => void) | null {
  if (!tabKeys.has(key) || !(target as Element).closest('[role="tab"]')) return null;
  return () => {
    const tab = island.contains(document.activeElement) ? document.activeElement : target;
    tab?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  };
}

export default need;
