/**
 * Shows the scenes of the page by day or by night, whatever the system wishes; `system` gives them back to it.
 * ThemedDrawing writes what is needed on its sources.
 */
export function showDrawingsBy(theme: 'light' | 'dark' | 'system'): void {
  const wish = '(prefers-color-scheme: dark)';
  for (const source of document.querySelectorAll<HTMLSourceElement>('[data-theme-source="dark"]')) {
    const widths = source.dataset.media ?? 'all';
    const bySystem = widths === 'all' ? wish : `${widths} and ${wish}`;
    source.media = { light: 'not all', dark: widths, system: bySystem }[theme];
  }
}
