// The search works without this: it is a plain form. What answers while somebody types is loaded when they reach the
// field.

const field = () => document.querySelector<HTMLInputElement>('form[data-search] input[name="q"]');

/** Makes the search field of a page a combobox (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). */
export function suggestWhileTyping(): void {
  const input = field();
  if (!input) return;
  // Before anybody reaches it: a field that changes under a screen reader is read twice.
  input.type = 'text';
  input.inputMode = 'search';
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-expanded', 'false');
  input.setAttribute('aria-controls', 'suggestions');
  const load = () => void import('./suggest.browser.ts').then(({ suggest }) => suggest(input), ignore);
  if (input === document.activeElement) load();
  else input.addEventListener('focus', load, { once: true });
}

/** The form still searches. */
function ignore(): void {
  document.documentElement.dataset.suggestions = 'plain';
}
