type DataSaver = { connection?: { saveData?: boolean } };

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Tells whether the visitor asked for a page that does not move. */
export function wantsStillness(): boolean {
  return reducedMotion.matches;
}

/** Tells whether the visitor asked to save data: by their browser, which only Chromium says, or by lite pages. */
export function savesData(): boolean {
  if ('lite' in document.documentElement.dataset) return true;
  return (navigator as DataSaver).connection?.saveData === true;
}

/** Calls `listen` whenever the visitor changes the wish for stillness. */
export function onStillnessChange(listen: () => void): void {
  reducedMotion.addEventListener('change', listen);
}
