/** Joins class names; undefined, null, false and empty ones are skipped. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
