import { combobox } from './combobox.rules.ts';

/**
 * Makes the search field a combobox before anybody reaches it and before React is here: a field that changes under a
 * screen reader is read twice, and without script it is a plain one.
 */
export function announceCombobox(): void {
  const field = document.querySelector('form[data-search] input[name="q"]');
  for (const [name, value] of Object.entries(combobox)) field?.setAttribute(name, String(value));
}
