import { afterEach, describe, expect, it, vi } from 'vitest';
import { isYesOrNo, readStored, storageKeys } from '#core/browser-storage.ts';
import { type ColourMode, readColourMode, storedColourMode } from './colour-mode.store.ts';
import { firstPaintScript } from './first-paint.ts';

const root = document.documentElement;
const night = '(prefers-color-scheme: dark)';
let ended: AbortController;

/** Runs the head script in a window whose system is light or dark. */
function openPage({ stored, systemIsDark }: { stored: string | null; systemIsDark: boolean }): void {
  ended = new AbortController();
  localStorage.clear();
  if (stored !== null) localStorage.setItem(storageKeys.colourMode, stored);
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: systemIsDark && media === night,
    addEventListener: () => undefined,
  }));
  const add = window.addEventListener.bind(window);
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener) =>
    add(type, listener, { signal: ended.signal }),
  );
  // biome-ignore lint/security/noGlobalEval: the browser is given this text, so the test gives it to one
  globalThis.eval(firstPaintScript);
}

const shown = () => ({ theme: root.dataset.theme, classes: root.className });
const expected = (mode: ColourMode, systemIsDark: boolean) => {
  const theme = mode === 'system' ? (systemIsDark ? 'dark' : 'light') : mode;
  return { theme, classes: theme };
};

afterEach(() => {
  ended.abort();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('the script in the head', () => {
  it('the head script reads the stored colour mode as colour-mode.store.ts does, for any value', () => {
    const storedModes = (['light', 'dark', 'system'] as const).map(mode =>
      JSON.stringify(storedColourMode(mode)),
    );
    for (const stored of [...storedModes, null, '', '1', '"true"', '{"light":true}', 'nonsense', '[true]']) {
      for (const systemIsDark of [true, false]) {
        openPage({ stored, systemIsDark });
        const mode = readColourMode(readStored(localStorage, storageKeys.colourMode, isYesOrNo));
        expect(shown(), `${stored} ${systemIsDark}`).toEqual(expected(mode, systemIsDark));
      }
    }
  });

  it('the head script marks pages in browsers without passkeys', () => {
    for (const [has, said] of [
      [false, ''],
      [true, undefined],
    ]) {
      delete root.dataset.noPasskeys;
      if (has) vi.stubGlobal('PublicKeyCredential', class {});
      openPage({ stored: null, systemIsDark: false });
      expect(root.dataset.noPasskeys).toBe(said);
    }
  });

  it('the head script applies a chosen colour mode at once', () => {
    openPage({ stored: null, systemIsDark: false });
    for (const mode of ['dark', 'system', 'light'] as const) {
      window.dispatchEvent(new CustomEvent('colourmode', { detail: mode }));
      expect(shown()).toEqual(expected(mode, false));
    }
  });

  it('the head script updates the night versions of drawings, for all their widths', () => {
    document.body.innerHTML = `
      <source media="${night}" data-theme-source="dark" data-media="all">
      <source media="(width < 640px) and ${night}" data-theme-source="dark" data-media="(width < 640px)">`;
    const media = () => [...document.querySelectorAll('source')].map(source => source.getAttribute('media'));
    openPage({ stored: 'false', systemIsDark: false });
    expect(media()).toEqual(['all', '(width < 640px)']);
    window.dispatchEvent(new CustomEvent('colourmode', { detail: 'light' }));
    expect(media()).toEqual(['not all', 'not all']);
    window.dispatchEvent(new CustomEvent('colourmode', { detail: 'system' }));
    expect(media()).toEqual([night, `(width < 640px) and ${night}`]);
  });
});

describe('the colour mode', () => {
  it('the colour mode is that stored under isLight, or that of the system if missing or invalid', () => {
    expect(readColourMode(true)).toBe('light');
    expect(readColourMode(false)).toBe('dark');
    for (const nonsense of [null, undefined, 'true', 1, {}, []])
      expect(readColourMode(nonsense)).toBe('system');
  });

  it('a stored colour mode is read back as chosen', () => {
    for (const mode of ['light', 'dark', 'system'] as const)
      expect(readColourMode(storedColourMode(mode))).toBe(mode);
  });
});
