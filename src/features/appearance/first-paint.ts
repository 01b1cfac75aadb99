import { createHash } from 'node:crypto';

/**
 * Applies the stored colour mode before first paint, so that the other one never flashes; keeps the night versions of
 * drawings and the buttons that choose it in step while the page is loading; hides a dismissed banner; and marks browsers without passkeys and
 * those that save data. It is inlined and runs before any module, so it must not use anything outside the function. It repeats
 * colour-mode.store.ts; first-paint.dom.test.tsx checks that both agree.
 */
function applyStoredColourMode(): void {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  let stored = '';
  const read = () => {
    // Without storage the system decides, and a choice lasts as long as the page.
    try {
      stored = localStorage.getItem('isLight') ?? '';
      if (sessionStorage.getItem('bannerHidden')) root.dataset.bannerHidden = '';
    } catch {
      stored = '';
    }
  };
  const choice = () => ({ true: 'light', false: 'dark' })[stored] ?? 'system';
  const apply = () => {
    const chosen = choice();
    const mode = chosen === 'system' ? (system.matches ? 'dark' : 'light') : chosen;
    root.dataset.theme = mode;
    root.classList.remove('light', 'dark');
    root.classList.add(mode);
    for (const button of document.querySelectorAll<HTMLElement>('[data-colour-mode]'))
      button.setAttribute('aria-pressed', String(button.dataset.colourMode === chosen));
    for (const source of document.querySelectorAll<HTMLSourceElement>('[data-theme-source]')) {
      const width = source.dataset.media === 'all' ? '' : `${source.dataset.media} and `;
      const forced = { light: 'not all', dark: source.dataset.media ?? 'all' }[chosen as string];
      const media = forced ?? `${width}(prefers-color-scheme: dark)`;
      if (source.media !== media) source.media = media;
    }
  };
  read();
  apply();
  if (!('PublicKeyCredential' in globalThis)) root.dataset.noPasskeys = '';
  if (navigator.connection?.saveData) root.dataset.savesData = '';
  const arriving = new MutationObserver(apply);
  if (choice() !== 'system') arriving.observe(root, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => arriving.disconnect());
  addEventListener('storage', () => {
    read();
    apply();
  });
  addEventListener('colourmode', event => {
    stored = { light: 'true', dark: 'false' }[String((event as CustomEvent).detail)] ?? '';
    apply();
  });
  system.addEventListener('change', apply);
}

/** The script for the head of every page. */
export const firstPaintScript = `(${applyStoredColourMode.toString()})()`;

/** Its hash for the content security policy, which allows no other inline script. */
export const firstPaintHash =
  `sha256-${createHash('sha256').update(firstPaintScript).digest('base64')}` as const;
