const ending = '_tab';

/** The address of the initiative section with a tab chosen: `/?tab=Meet%20us_tab#calendar`. */
export function tabAddress(name: string): string {
  return `/?tab=${encodeURIComponent(name + ending)}#calendar`;
}

/** The query of a tab as canonical addresses have it: `tab=meet%20us_tab`. */
export function tabQuery(name: string): string {
  return `tab=${encodeURIComponent(foldTab(name + ending))}`;
}

/**
 * The index of the tab that `?tab={name}_tab` names, compared without case; the first where the parameter is
 * missing or names no tab (open point 4). `parameter` is the decoded value.
 */
export function chosenTab(names: readonly string[], parameter: string | null): number {
  const wanted = foldTab(parameter ?? '');
  return Math.max(
    0,
    names.findIndex(name => foldTab(name + ending) === wanted),
  );
}

/** One spelling for what `?tab=` may say: case and the spaces around it do not matter. */
export function foldTab(text: string): string {
  return text.normalize('NFC').trim().toLowerCase();
}
