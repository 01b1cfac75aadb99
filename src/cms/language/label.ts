import { ownValue } from '#core/own-value.ts';

/** The English of a label that may be in both languages; empty where it has none. */
export const englishOf = (label: unknown): string => labelIn(label, 'en');

/** A label in a language, in English where it has none in that language, and empty where it has none at all. */
export function labelIn(label: unknown, language: string): string {
  if (typeof label === 'string') return label;
  if (typeof label !== 'object' || label === null) return '';
  const texts = label as Record<string, unknown>;
  const text = ownValue(texts, language) ?? texts.en;
  return typeof text === 'string' ? text : '';
}
