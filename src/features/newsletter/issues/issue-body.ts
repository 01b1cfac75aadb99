import type { Locale } from '#core/locale.ts';
import type { ReaderEdition } from '../subscribe.rules.ts';

/** One mail of an issue before it has a reader: `{{preferences}}` and `{{leave}}` stand for the links of each. */
export type IssueBody = { subject: string; html: string; text: string };

/** Every mail of an issue, rendered once. */
export type IssueBodies = Record<Locale, Record<ReaderEdition, IssueBody>>;

/** What stands in a body for the links of one reader. */
export const readerPlaceholders = { preferences: '{{preferences}}', leave: '{{leave}}' } as const;

/**
 * Takes the pictures out of a body that may not be shown any more. Each is one `img` that says its number, and signs
 * within attributes are escaped, so the element ends at its first `>`.
 */
export function withoutPictures(html: string, barred: readonly number[]): string {
  return barred.reduce(
    (left, id) => left.replaceAll(new RegExp(`<img\\b[^>]*\\bdata-picture="${id}"[^>]*>`, 'g'), ''),
    html,
  );
}

/** The numbers of the pictures in a body. */
export function picturesIn(html: string): number[] {
  return [...new Set([...html.matchAll(/<img\b[^>]*\bdata-picture="(\d+)"/g)].map(([, id]) => Number(id)))];
}
