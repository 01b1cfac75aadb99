/** `system` unless the visitor chose otherwise. */
export type ColourMode = 'light' | 'dark' | 'system';

/** The mode stored under `isLight`: true is light, false is dark, anything else (including invalid) is system. */
export function colourModeOf(stored: unknown): ColourMode {
  if (typeof stored !== 'boolean') return 'system';
  return stored ? 'light' : 'dark';
}

/** The value to store under `isLight`; null for system. */
export function storedColourMode(mode: ColourMode): boolean | null {
  return mode === 'system' ? null : mode === 'light';
}
