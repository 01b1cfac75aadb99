/** What a visitor may choose; nothing chosen is `system`. */
export type ColourMode = 'light' | 'dark' | 'system';

/** The mode kept under `isLight`: true is light, false is dark, and anything else (corrupt too) is system. */
export function colourModeOf(stored: unknown): ColourMode {
  if (typeof stored !== 'boolean') return 'system';
  return stored ? 'light' : 'dark';
}

/** What to keep under `isLight` for a mode; null keeps the system's. */
export function storedColourMode(mode: ColourMode): boolean | null {
  return mode === 'system' ? null : mode === 'light';
}
