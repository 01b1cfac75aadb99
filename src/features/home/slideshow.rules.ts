import { ownValue } from '#core/own-value.ts';

/** The next index, wrapping around; 0 without images. */
export function nextImage(index: number, count: number): number {
  return count > 0 ? (index + 1) % count : 0;
}

/** The previous index, wrapping around; 0 without images. */
export function previousImage(index: number, count: number): number {
  return count > 0 ? (index - 1 + count) % count : 0;
}

/** Fills in `{name}`, `{n}` and `{count}`. Placeholders without a value stay. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, key: string) => String(ownValue(values, key) ?? place));
}
