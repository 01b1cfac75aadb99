/** In a comparison of versions, in place of a field that nobody writes by hand. */
export function NotCompared() {
  return null;
}
