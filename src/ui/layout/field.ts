import css from './field.module.css';

/** The fields of colour a page can begin with (design brief 3.1 and 7); ink reads well on each. */
export type Field = 'lilac' | 'straw' | 'sky' | 'mint' | 'peach' | 'pale-lilac' | 'coral';

/** The class that colours an element. */
export function fieldClass(field: Field): string | undefined {
  return css[field];
}
