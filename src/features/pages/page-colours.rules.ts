import type { Field } from '#ui/layout/field.ts';

/** The colours of page heads; each area of the site has its own. */
export const pageColours: readonly { value: Field; label: string }[] = [
  { value: 'lilac', label: 'Lilac' },
  { value: 'straw', label: 'Straw' },
  { value: 'sky', label: 'Sky' },
  { value: 'mint', label: 'Mint' },
  { value: 'peach', label: 'Peach' },
  { value: 'pale-lilac', label: 'Pale lilac' },
  { value: 'coral', label: 'Coral' },
];

export const defaultPageColour: Field = 'peach';

/** The colour that was chosen, or the default for what is none. */
export const pageColourOf = (stored: unknown): Field =>
  pageColours.find(({ value }) => value === stored)?.value ?? defaultPageColour;
