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

const ending = '_tab';

/** The element with the content of the selected tab. */
export const panelId = 'initiative-panel';

export function tabId(index: number): string {
  return `initiative-tab-${index + 1}`;
}

/** The tab a key moves to, or null. */
export function tabAfterKey(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return nextImage(index, count);
  if (key === 'ArrowLeft') return previousImage(index, count);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** The address of a tab: `/?tab=Meet%20us_tab#calendar`. */
export function tabAddress(name: string): string {
  return `/?tab=${encodeURIComponent(name + ending)}#calendar`;
}

/** The canonical query of a tab: `tab=meet%20us_tab`. */
export function tabQuery(name: string): string {
  return `tab=${encodeURIComponent(foldTab(name + ending))}`;
}

/**
 * The index of the tab named by `?tab={name}_tab`, ignoring case; the first if missing or unknown.
 * `parameter` is decoded.
 */
export function chosenTab(names: readonly string[], parameter: string | null): number {
  const wanted = foldTab(parameter ?? '');
  return Math.max(
    0,
    names.findIndex(name => foldTab(name + ending) === wanted),
  );
}

/** Normalises a tab name: case and surrounding blanks do not matter. */
export function foldTab(text: string): string {
  return text.normalize('NFC').trim().toLowerCase();
}
