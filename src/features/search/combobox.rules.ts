/** What makes the search field a combobox while nothing is suggested. */
export const combobox = {
  type: 'text',
  inputMode: 'search',
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': false,
  'aria-controls': 'suggestions',
} as const;
