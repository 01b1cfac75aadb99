import type { ClientDirective } from 'astro';

const signs = ['pointerover', 'touchstart', 'focusin', 'click'] as const;

/**
 * Hydrates an island at the first hover, touch or focus of it. A click that comes before
 * the island is there is held back and given to it afterwards, so no first click is lost.
 */
const need: ClientDirective = (load, _options, island) => {
  const held: HTMLElement[] = [];

  async function wake(): Promise<void> {
    for (const sign of signs) if (sign !== 'click') island.removeEventListener(sign, onSign);
    const hydrate = await load();
    await hydrate();
    island.removeEventListener('click', onSign, true);
    for (const element of held) element.click();
  }

  let waking = false;
  function onSign(event: Event): void {
    if (event.type === 'click') {
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
