type DataSaver = { connection?: { saveData?: boolean } };

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Tells whether the visitor asked for a page that does not move. */
export function wantsStillness(): boolean {
  return reducedMotion.matches;
}

/** Tells whether the visitor asked to save data; only Chromium says so. */
export function savesData(): boolean {
  return (navigator as DataSaver).connection?.saveData === true;
}

/** Calls `listen` whenever the visitor changes the wish for stillness. */
export function onStillnessChange(listen: () => void): void {
  reducedMotion.addEventListener('change', listen);
}
