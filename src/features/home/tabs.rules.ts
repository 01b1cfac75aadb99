const ending = '_tab';

/** The address of the initiative section with a tab chosen: `/?tab=Meet%20us_tab#calendar`. */
export function tabAddress(name: string): string {
  return `/?tab=${encodeURIComponent(name + ending)}#calendar`;
}

/**
 * The index of the tab that `?tab={name}_tab` names, compared without case; the first where the parameter is
 * missing or names no tab (open point 4). `parameter` is the decoded value.
 */
export function chosenTab(names: readonly string[], parameter: string | null): number {
  const wanted = fold(parameter ?? '');
  return Math.max(
    0,
    names.findIndex(name => fold(name + ending) === wanted),
  );
}

function fold(text: string): string {
  return text.normalize('NFC').trim().toLowerCase();
}
