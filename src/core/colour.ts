/** Whether a value is a colour in the CMS's form, `#RRGGBB`. */
export function isHexColour(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
}

/**
 * The WCAG 2.2 contrast ratio of two colours `#RRGGBB`, from 1 (the same) to 21 (black on white). Text needs 4.5,
 * outlines of controls and large text 3. Throws a RangeError for anything else.
 */
export function contrastRatio(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** The same colour with an opacity from 0 to 1, as `rgb(255 111 97 / 0.5)`. */
export function withOpacity(colour: string, opacity: number): string {
  return `rgb(${channels(colour).join(' ')} / ${opacity})`;
}

/** The hue of a colour `#RRGGBB`, from 0 (red) over 120 (green) to below 360; 0 for greys. */
export function toHue(colour: string): number {
  const [red, green, blue] = channels(colour);
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (spread === 0) return 0;
  if (most === red) return (60 * ((green - blue) / spread) + 360) % 360;
  return most === green ? 60 * ((blue - red) / spread) + 120 : 60 * ((red - green) / spread) + 240;
}

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map(channel => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(colour: string): [number, number, number] {
  if (!isHexColour(colour)) throw new RangeError(`Not a colour: ${colour}`);
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
