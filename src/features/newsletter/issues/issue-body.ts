import type { Locale } from '#core/locale.ts';
import type { ReaderEdition } from '../subscribe.rules.ts';

/** One mail of an issue before it is addressed: `{{preferences}}` and `{{leave}}` stand for the reader's links. */
export type IssueBody = { subject: string; html: string; text: string };

/** Every mail of an issue, rendered once. */
export type IssueBodies = Record<Locale, Record<ReaderEdition, IssueBody>>;

/** Placeholders for the links of one reader. */
export const readerPlaceholders = { preferences: '{{preferences}}', leave: '{{leave}}' } as const;

/**
 * Removes pictures that may no longer be shown. Each is one `img` carrying its id, and attribute values are escaped, so
 * the element ends at its first `>`.
 */
export function withoutPictures(html: string, barred: readonly number[]): string {
  return barred.reduce(
    (left, id) => left.replaceAll(new RegExp(`<img\\b[^>]*\\bdata-picture="${id}"[^>]*>`, 'g'), ''),
    html,
  );
}

/** The ids of the pictures in a body. */
export function picturesIn(html: string): number[] {
  return [...new Set([...html.matchAll(/<img\b[^>]*\bdata-picture="(\d+)"/g)].map(([, id]) => Number(id)))];
}
