import type { Locale } from './locale.ts';
import type { Words } from './words.ts';

/** Text of one format, with an optional link. */
export type Run = { text: string; bold?: true; italic?: true; href?: string };

/** What rich text consists of, the same on pages and in mails. */
export type TextBlock =
  | { kind: 'paragraph' | 'heading' | 'small-heading' | 'quote'; runs: Run[] }
  /** `start` is the number of the first item where that is not 1. */
  | { kind: 'list'; ordered: boolean; start?: number; items: Run[][] };

/** What pages can show between the texts; empty words are not shown. */
export type MediaBlock<Picture> =
  | { kind: 'picture'; picture: Picture; caption: string }
  | { kind: 'film'; src: string; alt: Words; still: Picture | null; caption: string }
  | { kind: 'figure'; number: string; label: string; source: string }
  | { kind: 'give'; label: string };

/** A text with pictures, ready to show; `lang` is set only if its language is not the page's. */
export type Article<Picture> = { blocks: (TextBlock | MediaBlock<Picture>)[]; lang?: Locale };
