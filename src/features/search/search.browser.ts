import { combobox } from './combobox.rules.ts';

/**
 * Makes the search field a combobox before anybody focuses it and before React hydrates it: a screen reader would read a
 * field that changes twice. Without script it stays a plain field.
 */
export function announceCombobox(): void {
  const field = document.querySelector('form[data-search] input[name="q"]');
  for (const [name, value] of Object.entries(combobox)) field?.setAttribute(name, String(value));
}
