import { inlineScript } from '#ui/inline-script.ts';

/**
 * Holds back what a visitor presses in an island that is not hydrated, from the first byte of the page on, and repeats
 * each press once when the island is ready. It is inlined in the head, so it must not use anything outside the function;
 * islands.browser.ts hydrates what was pressed: `islandpressed` and the attribute `pressed` tell it which islands, and
 * `islandsettled` is its answer.
 *
 * - A `button type=button` does nothing without React: its press waits, and is dropped if React cannot be loaded.
 * - Links and forms with `data-repeat` do more with React: they wait for 2.5 s on a good connection, and arrow keys on
 *   such a link wait too; then the browser follows the last of them, unless it is offline, because following would lose
 *   the page and what was typed on it. `but-mouse`: not where a mouse pressed.
 * - A choice in a `select` is made at once, and reported to React when the island is ready.
 *
 * Presses are repeated one after the other, each when React has drawn the one before. A second press on a control that
 * waits is the same press. Escape, and leaving the page, cancel what waits. Nothing
 * waits if the script of the page has failed: without it there is no `adey-island`.
 */
export function recordPresses(): void {
  type Held = { event: Event; control: Element; place: Element; isPlain: boolean; choice: string };
  const limit = 2500;
  const button = 'button[type=button]:not([popovertarget])';
  const hasScript = () => document.readyState !== 'complete' || customElements.get('adey-island');
  let waiting: Held[] = [];
  let earlier = Promise.resolve();
  let isRepeating = false;

  function savesData(): boolean {
    const { connection } = navigator;
    const isFast = !connection?.saveData && (connection?.effectiveType ?? '4g') === '4g';
    return 'lite' in document.documentElement.dataset || !isFast;
  }

  function drop(held: Held): void {
    waiting = waiting.filter(other => other !== held);
    if (!held.choice) held.control.removeAttribute('aria-busy');
  }

  function repeat(held: Held): void {
    if (!waiting.includes(held)) return;
    const { event, control, place, isPlain, choice } = held;
    const isLast = waiting.at(-1) === held;
    drop(held);
    const isAnswered = place.hasAttribute('ready') || (isPlain && isLast && navigator.onLine);
    if (!isAnswered || !control.isConnected) return;
    const { key } = event as KeyboardEvent;
    const { submitter } = event as SubmitEvent;
    isRepeating = true;
    if (choice) {
      (control as HTMLSelectElement).value = choice;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (key)
      control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    else if (control instanceof HTMLFormElement)
      control.requestSubmit(submitter?.isConnected ? submitter : null);
    else (control as HTMLElement).click();
    isRepeating = false;
  }

  function hold(event: Event): void {
    const { type, target } = event;
    const { metaKey, ctrlKey, shiftKey, key, pointerType } = event as KeyboardEvent & PointerEvent;
    if (key === 'Escape') waiting.forEach(drop);
    const place = (target as Element | null)?.closest?.('adey-island:not([ready])');
    if (!place || isRepeating || metaKey || ctrlKey || !hasScript()) return;
    const from = target as Element;
    const choice = type === 'change' && from instanceof HTMLSelectElement ? from.value : '';
    const isForm = type === 'submit' || type === 'change';
    const control = isForm ? from : from.closest(`${button},a[data-repeat]`);
    if (!control || (type === 'change' && !choice)) return;
    const isPlain = !choice && !control.matches(button);
    if (isPlain && (savesData() || !control.matches('[data-repeat]') || shiftKey)) return;
    if (key && !(isPlain && key.startsWith('Arrow'))) return;
    if (pointerType === 'mouse' && control.matches('[data-repeat=but-mouse]')) return;
    if (!choice) {
      event.preventDefault();
      event.stopPropagation();
      if (waiting.some(held => held.control === control)) return;
      control.setAttribute('aria-busy', 'true');
    }
    const held = { event, control, place, isPlain, choice };
    waiting.push(held);
    if (isPlain) setTimeout(() => repeat(held), limit);
    const next = () => {
      earlier = earlier.then(() => repeat(held));
    };
    place.addEventListener('islandsettled', next, { once: true });
    place.setAttribute('pressed', '');
    place.dispatchEvent(new Event('islandpressed', { bubbles: true }));
  }

  for (const type of ['click', 'submit', 'keydown', 'change']) addEventListener(type, hold, true);
  addEventListener('pagehide', () => waiting.forEach(drop));
  addEventListener('load', () => hasScript() || waiting.forEach(repeat));
}

/** The script for the head of every page. */
export const pressScript = inlineScript(recordPresses);
