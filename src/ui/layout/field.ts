import css from './field.module.css';

/** The background colours of page headers; ink is readable on each. */
export type Field = 'lilac' | 'straw' | 'sky' | 'mint' | 'peach' | 'pale-lilac' | 'coral';

export function fieldClass(field: Field): string | undefined {
  return css[field];
}
