/** The colour #RRGGBB after the CSS filters `brightness()` and `saturate()`, rounded to #RRGGBB. */
export function dimmed(colour: string, brightness: number, saturation: number): string {
  const lit = [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16) * brightness);
  const [red = 0, green = 0, blue = 0] = lit;
  const grey = 0.213 * red + 0.715 * green + 0.072 * blue;
  const shown = lit.map(channel => Math.round(grey + (channel - grey) * saturation));
  return `#${shown.map(channel => Math.min(255, Math.max(0, channel)).toString(16).padStart(2, '0')).join('')}`;
}
