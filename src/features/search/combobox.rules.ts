/** Attributes of the search field as a closed combobox, shared by search.browser.ts and the island. */
export const combobox = {
  type: 'text',
  inputMode: 'search',
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': false,
  'aria-controls': 'suggestions',
} as const;
