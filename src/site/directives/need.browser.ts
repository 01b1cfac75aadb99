import type { ClientDirective } from 'astro';
import { afterPaint } from '#ui/after-paint.browser.ts';

const signs = ['pointerover', 'touchstart', 'focusin', 'click'] as const;

const painted = () => new Promise<void>(resolve => afterPaint(resolve));

/**
 * Hydrates an island at its first hover, touch or focus. A click before the island is ready is held back and replayed,
 * so no first click is lost.
 */
const need: ClientDirective = (load, _options, island) => {
  const held: HTMLElement[] = [];

  async function wake(): Promise<void> {
    for (const sign of signs) if (sign !== 'click') island.removeEventListener(sign, onSign);
    try {
      // Lets the browser paint its response to the touch first: loading and hydrating takes a cheap phone a quarter of
      // a second.
      await painted();
      const hydrate = await load();
      await painted();
      await hydrate();
    } finally {
      // Also if the script could not be fetched: a clicked link is then a plain link again.
      island.removeEventListener('click', onSign, true);
      for (const element of held) element.click();
    }
  }

  let waking = false;
  function onSign(event: Event): void {
    if (event instanceof MouseEvent && event.type === 'click') {
      const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
      if (opensElsewhere) return;
      const control = (event.target as Element).closest<HTMLElement>('button, a, [role="tab"]');
      if (!control) return;
      event.preventDefault();
      event.stopPropagation();
      held.push(control);
    }
    if (waking) return;
    waking = true;
    void wake();
  }

  for (const sign of signs)
    island.addEventListener(sign, onSign, { capture: sign === 'click', passive: sign !== 'click' });
};

export default need;
