/** Joins the classes that apply; what is undefined, null, false or empty is left out. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
