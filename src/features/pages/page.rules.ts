import { locales } from '#core/locale.ts';
import { toSlug } from '#core/slug.ts';
import type { Field } from '#ui/layout/field.ts';

/** Addresses of the site that nobody links to, of its files and of the admin; src/site/site-parts.test.ts compares. */
const reserved: ReadonlySet<string> = new Set([
  ...locales,
  '404',
  'admin',
  'apple-touch-icon',
  'arranged-home',
  'art',
  'astro',
  'favicon',
  'fonts',
  'icons',
  'index',
  'og',
  'overlays',
  'preview',
  'problem',
  'removal-worker',
  'service-worker',
  'video',
]);

/**
 * Why a page of staff cannot have this address, in a sentence, or null.
 * @param siteParts the first part of every address that the site itself has.
 */
export function addressProblem(slug: string, siteParts: readonly string[]): string | null {
  const isTaken = reserved.has(slug) || siteParts.includes(slug);
  return isTaken ? `/${slug} belongs to the site itself. Please write another address for this page.` : null;
}

/** Whether an address could be that of a page; others need no query. */
export const isPageAddress = (slug: string): boolean => slug !== '' && slug === toSlug(slug);

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

/** The chosen colour, or the default if the stored value is invalid. */
export const toPageColour = (stored: unknown): Field =>
  pageColours.find(({ value }) => value === stored)?.value ?? defaultPageColour;
