type DataSaver = { connection?: { saveData?: boolean } };

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the visitor prefers reduced motion. */
export function wantsStillness(): boolean {
  return reducedMotion.matches;
}

/** Whether the visitor saves data: by the browser setting, which only Chromium reports, or by lite pages. */
export function savesData(): boolean {
  if ('lite' in document.documentElement.dataset) return true;
  return (navigator as DataSaver).connection?.saveData === true;
}

/** Calls `listen` when the reduced-motion preference changes. */
export function onStillnessChange(listen: () => void): void {
  reducedMotion.addEventListener('change', listen);
}
