import { inlineScript } from '#ui/inline-script.ts';

/**
 * Shows what this browser remembers while the page arrives, before the first paint and without React: loves and the
 * number of tickets in the cart. It changes attributes and numbers that React leaves alone when it hydrates, and only in
 * islands that are not hydrated; those follow their stores. It is inlined in the head, so it must not use anything
 * outside the function. It reads storage as loves.store.ts and cart.rules.ts do; remembered.dom.test.tsx checks that they
 * agree. The colour mode and the dismissed banner are in first-paint.ts.
 */
function showRemembered(): void {
  type Item = { event?: unknown; heading?: unknown; quantity?: unknown } | null;

  function read(key: string): unknown[] {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '');
      return Array.isArray(stored) ? stored : [];
    } catch {
      return [];
    }
  }

  function readLoves(): unknown[] {
    const loves = read('postLoved_Events');
    return loves.every(key => typeof key === 'string') ? loves : [];
  }

  function readCart(): Map<string, number> {
    const cart = new Map<string, number>();
    for (const item of read('cartItems')) {
      const { event, heading, quantity } = (item ?? {}) as NonNullable<Item>;
      const isEvent = typeof event === 'string' && /^[\p{L}\p{M}\p{N}]{1,200}$/u.test(event);
      const isNamed = typeof heading === 'string' && heading.trim() !== '' && heading.length <= 300;
      if (!isEvent || !isNamed || !Number.isInteger(quantity) || Number(quantity) < 1) continue;
      if (cart.has(event) || cart.size < 50)
        cart.set(event, Math.min((cart.get(event) ?? 0) + Number(quantity), 10));
    }
    return cart;
  }

  const waiting = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(one =>
      one.closest('adey-island:not([ready])'),
    );

  function show(): void {
    const loves = readLoves();
    for (const heart of waiting('[data-love]'))
      heart.setAttribute('aria-pressed', String(loves.includes(heart.dataset.love)));
    const cart = readCart();
    const total = [...cart.values()].reduce((sum, each) => sum + each, 0);
    for (const place of waiting('[data-in-cart]')) {
      const { inCart } = place.dataset;
      const count = inCart ? (cart.get(inCart) ?? 0) : total;
      place.hidden = count === 0;
      const number = place.querySelector('data');
      if (!number || number.textContent === String(count)) continue;
      number.value = String(count);
      number.textContent = String(count);
    }
  }

  const arriving = new MutationObserver(show);
  if (readLoves().length + readCart().size > 0)
    arriving.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => arriving.disconnect());
  for (const change of ['storage', 'pageshow']) addEventListener(change, show);
}

/** The script for the head of every page. */
export const rememberedScript = inlineScript(showRemembered);
